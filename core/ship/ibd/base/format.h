// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

/// InnoDB's file format, as far as a table is built with it. Where each number comes from is said by the name
/// of the server's header that defines it (the same in MySQL 8.0 to 9.7 and MariaDB 10.6 to 11.8 unless said
/// otherwise); offsets are in bytes.
namespace millrace::ibd::format {

// univ.i, fsp0types.h
inline constexpr std::uint32_t pageSize = 16384;
inline constexpr std::uint32_t extentPages = 64;                          ///< FSP_EXTENT_SIZE, 1 MiB
inline constexpr std::uint32_t noPage = 0xffffffff;                       ///< FIL_NULL
inline constexpr std::uint32_t describedExtents = pageSize / extentPages; ///< by one XDES page
inline constexpr std::uint32_t mostPages = 0xffffffc0;                    ///< whole extents below FIL_NULL

// fil0types.h: every page
inline constexpr std::uint32_t filChecksum = 0; ///< MySQL; MariaDB with full_crc32: 0
inline constexpr std::uint32_t filPageNumber = 4;
inline constexpr std::uint32_t filPrevious = 8;
inline constexpr std::uint32_t filNext = 12;
inline constexpr std::uint32_t filLsn = 16;
inline constexpr std::uint32_t filType = 24;
inline constexpr std::uint32_t filFlushLsn =
    26; ///< begins what the checksum of MySQL leaves out, up to filData
inline constexpr std::uint32_t filSpaceId = 34;
inline constexpr std::uint32_t filData = 38;
inline constexpr std::uint32_t filTrailer =
    8; ///< FIL_PAGE_DATA_END: MySQL's checksum, then the LSN's low half
inline constexpr std::uint32_t fullCrcBytes =
    4; ///< MariaDB: LSN's low half, then the checksum in these last ones

enum PageType : std::uint16_t
{
    pageAllocated = 0,
    pageInode = 3,
    pageBitmap = 5, ///< FIL_PAGE_IBUF_BITMAP
    pageSpaceHeader = 8,
    pageExtents = 9,   ///< FIL_PAGE_TYPE_XDES
    pageBlob = 10,     ///< MariaDB: part of a value outside its row
    pageLobIndex = 22, ///< MySQL's: more of what leads to such a value's parts
    pageLobData = 23,  ///< a part
    pageLobFirst = 24, ///< the first part, and what leads to the others
    pageSdi = 17853,
    pageIndex = 17855
};

// fsp0fsp.h: page 0
inline constexpr std::uint32_t fspSpaceId = filData + 0;
inline constexpr std::uint32_t fspSize = filData + 8;
inline constexpr std::uint32_t fspFreeLimit = filData + 12;
inline constexpr std::uint32_t fspFlags = filData + 16;
inline constexpr std::uint32_t fspFragmentsUsed = filData + 20;
inline constexpr std::uint32_t fspFree = filData + 24;
inline constexpr std::uint32_t fspFreeFragments = filData + 40;
inline constexpr std::uint32_t fspFullFragments = filData + 56;
inline constexpr std::uint32_t addressBytes = 6;   ///< FIL_ADDR_SIZE
inline constexpr std::uint32_t listBytes = 16;     ///< FLST_BASE_NODE_SIZE: length, first, last
inline constexpr std::uint32_t listNodeBytes = 12; ///< previous, next; an address is a page and an offset

// fsp0fsp.h: the flags of page 0. MariaDB with full_crc32: bits 0 to 3 the page size as 2^(n+9), bit 4 the
// format itself, 5 to 7 compression. Others: bit 0 POST_ANTELOPE, 1 to 4 compressed page size, 5
// ATOMIC_BLOBS, 6 to 9 page size; MySQL: 10 DATA DIRECTORY, 11 shared, 12 temporary, 13 encrypted, 14 SDI.
inline constexpr std::uint32_t flagFullCrc = 0x10;
inline constexpr std::uint32_t flagsFullCrc16k = 0x15;
inline constexpr std::uint32_t flagsMySqlCompact = 0x4000;
inline constexpr std::uint32_t flagsMySqlDynamic = 0x4021;

// fsp0fsp.h: extent descriptors
inline constexpr std::uint32_t xdesArray = 150; ///< on each page that has them
inline constexpr std::uint32_t xdesBytes = 40;
inline constexpr std::uint32_t xdesSegment = 0;
inline constexpr std::uint32_t xdesNode = 8;
inline constexpr std::uint32_t xdesState = 20;
inline constexpr std::uint32_t xdesBitmap = 24; ///< two bits a page: free, clean (always 1)
inline constexpr std::uint32_t xdesBitmapBytes = 16;

enum ExtentState : std::uint8_t
{
    extentFree = 1,
    extentFreeFragments = 2,
    extentFullFragments = 3,
    extentOfSegment = 4
};

// fsp0fsp.h: segment inodes
inline constexpr std::uint32_t inodeArray = 50; ///< FSEG_ARR_OFFSET
inline constexpr std::uint32_t inodeBytes = 192;
inline constexpr std::uint32_t inodeId = 0;
inline constexpr std::uint32_t inodeNotFullUsed = 8;
inline constexpr std::uint32_t inodeFree = 12;
inline constexpr std::uint32_t inodeNotFull = 28;
inline constexpr std::uint32_t inodeFull = 44;
inline constexpr std::uint32_t inodeMagic = 60;
inline constexpr std::uint32_t inodeFragments = 64;
inline constexpr std::uint32_t inodeMagicValue = 97937874;
inline constexpr std::uint32_t fragmentsOfSegment = 32; ///< single pages before it gets whole extents

// page0types.h, page0page.h: B-tree pages
inline constexpr std::uint32_t pageHeader = filData;
inline constexpr std::uint32_t pageSlots = pageHeader + 0;
inline constexpr std::uint32_t pageHeapTop = pageHeader + 2;
inline constexpr std::uint32_t pageHeapRecords =
    pageHeader + 4; ///< with infimum and supremum; bit 15: compact
inline constexpr std::uint32_t pageFree = pageHeader + 6;
inline constexpr std::uint32_t pageLastInsert = pageHeader + 10;
inline constexpr std::uint32_t pageDirection = pageHeader + 12;
inline constexpr std::uint32_t pageRecords = pageHeader + 16;
inline constexpr std::uint32_t pageMaxTrxId = pageHeader + 18; ///< leaves of secondary indexes
inline constexpr std::uint32_t pageRootAutoInc = pageMaxTrxId; ///< MariaDB, root of the clustered index
inline constexpr std::uint32_t pageLevel = pageHeader + 26;
inline constexpr std::uint32_t pageIndexId = pageHeader + 28;
inline constexpr std::uint32_t pageSegments = pageHeader + 36; ///< leaf, then other; in the root
inline constexpr std::uint32_t segmentHeaderBytes = 10;        ///< space, page, offset of the inode
inline constexpr std::uint32_t pageInfimumRecord = 94;
inline constexpr std::uint32_t pageInfimum = 99;
inline constexpr std::uint32_t pageSupremum = 112;
inline constexpr std::uint32_t pageRecordsBegin = 120; ///< PAGE_NEW_SUPREMUM_END
inline constexpr std::uint32_t compactBit = 0x8000;
inline constexpr std::uint32_t directionRight = 2;
inline constexpr std::uint32_t slotBytes = 2;
inline constexpr std::uint32_t slotRecords = 4;                               ///< PAGE_DIR_SLOT_MIN_N_OWNED
inline constexpr std::uint32_t firstSlot = pageSize - filTrailer - slotBytes; ///< the next ones below it

// rem0rec.h: records of the compact formats; offsets below the record's origin
inline constexpr std::uint32_t recordHeader = 5; ///< REC_N_NEW_EXTRA_BYTES
inline constexpr std::uint32_t recordNext = 2;
inline constexpr std::uint32_t recordHeap = 4;           ///< heap number << 3, status
inline constexpr std::uint32_t recordInfo = 5;           ///< flags << 4, records owned by its slot
inline constexpr std::uint32_t minimumRecordFlag = 0x10; ///< leftmost node pointer of a level
inline constexpr std::uint32_t statusOrdinary = 0;
inline constexpr std::uint32_t statusNodePointer = 1;
inline constexpr std::uint32_t childBytes = 4;
inline constexpr std::uint32_t oneByteLength = 127; ///< longer ones take two where the column may exceed 255
inline constexpr std::uint32_t twoByteFlag = 0x80;
inline constexpr std::uint32_t outsideFlag = 0x40; ///< beside twoByteFlag: ends with a reference
inline constexpr std::uint32_t shortColumn = 255;  ///< DATA_BIG_LEN_MTYPE
/// page_zip_rec_needs_ext(): a record of half an empty page or more has columns elsewhere.
inline constexpr std::uint32_t longestRecord =
    (pageSize - pageRecordsBegin - filTrailer - 2 * slotBytes) / 2 - 1;

// btr0types.h (MySQL: lob0lob.h): a value outside its row has a reference in it, 20 bytes: space, page, where
// it begins there (MariaDB) or its version (MySQL), length. COMPACT keeps the value's beginning before it.
inline constexpr std::uint32_t referenceBytes = 20;
inline constexpr std::uint32_t referencePage = 4;
inline constexpr std::uint32_t referenceOffset = 8;
inline constexpr std::uint32_t referenceLength = 12;   ///< eight bytes; the highest bits are flags
inline constexpr std::uint32_t longestInside = 40;     ///< BTR_EXTERN_LOCAL_STORED_MAX_SIZE: never moved out
inline constexpr std::uint32_t compactBeginning = 768; ///< DICT_ANTELOPE_MAX_INDEX_COL_LEN

// btr0cur.cc: MariaDB's pages of such values, a chain
inline constexpr std::uint32_t blobPartLength = filData + 0; ///< BTR_BLOB_HDR_PART_LEN
inline constexpr std::uint32_t blobNext = filData + 4;       ///< BTR_BLOB_HDR_NEXT_PAGE_NO
inline constexpr std::uint32_t blobBytes = filData + 8;
inline constexpr std::uint32_t blobPayload = pageSize - blobBytes - filTrailer;

// lob0first.h, lob0pages.h, lob0impl.h (node_page_t), lob0index.h: MySQL's. A list of entries, one for each
// page with a part; the first page has ten, further ones are in pages of their own, which FIL_PAGE_NEXT of
// the first page and of each other leads to. Entries that are not in use are in a list of their own.
inline constexpr std::uint32_t lobVersion = filData + 2;
inline constexpr std::uint32_t lobLastTrxId = filData + 6;
inline constexpr std::uint32_t lobFirstLength = filData + 16;
inline constexpr std::uint32_t lobFirstTrxId = filData + 20;
inline constexpr std::uint32_t lobEntryList = filData + 26;
inline constexpr std::uint32_t lobFreeList = lobEntryList + listBytes;
inline constexpr std::uint32_t lobFirstEntries = lobFreeList + listBytes;
inline constexpr std::uint32_t lobEntryBytes = 60;
inline constexpr std::uint32_t lobEntriesOfFirst = 10;
inline constexpr std::uint32_t lobFirstBytes = lobFirstEntries + lobEntriesOfFirst * lobEntryBytes;
inline constexpr std::uint32_t lobFirstPayload = pageSize - lobFirstBytes - filTrailer;
inline constexpr std::uint32_t lobIndexEntries = filData + 1;
inline constexpr std::uint32_t lobEntriesOfIndex = (pageSize - lobIndexEntries - filTrailer) / lobEntryBytes;
inline constexpr std::uint32_t lobDataLength = filData + 1;
inline constexpr std::uint32_t lobDataTrxId = filData + 5;
inline constexpr std::uint32_t lobDataBytes = filData + 11;
inline constexpr std::uint32_t lobDataPayload = pageSize - lobDataBytes - filTrailer;
inline constexpr std::uint32_t lobEntryOlder = listNodeBytes; ///< list of the entries it replaced
inline constexpr std::uint32_t lobEntryTrxId = 28;
inline constexpr std::uint32_t lobEntryModifier = 34;
inline constexpr std::uint32_t lobEntryPage = 48;
inline constexpr std::uint32_t lobEntryLength = 52; ///< two bytes
inline constexpr std::uint32_t lobEntryVersion = 56;

// data0type.h: system columns
inline constexpr std::uint32_t rowIdBytes = 6;
inline constexpr std::uint32_t trxIdBytes = 6;
inline constexpr std::uint32_t rollPointerBytes = 7;
inline constexpr std::uint64_t someTransaction = 1; ///< import puts its own wherever one is
inline constexpr std::uint64_t rollPointerOfInsert = std::uint64_t{1} << 55U; ///< no older version

// data0type.h: main types and the flags of the precise type
enum MainType : std::uint32_t
{
    typeVarChar = 1, ///< latin1_swedish_ci only, and CHAR of it
    typeChar = 2,
    typeFixBinary = 3,
    typeBinary = 4,
    typeBlob = 5,
    typeInt = 6,
    typeSys = 8,
    typeFloat = 9,
    typeDouble = 10,
    typeVarMySql = 12,
    typeMySql = 13
};
inline constexpr std::uint32_t typeNotNull = 256;
inline constexpr std::uint32_t typeUnsigned = 512;

// dict0mem.h: index types, and the row format in a table's flags
inline constexpr std::uint32_t indexClustered = 1;
inline constexpr std::uint32_t indexUnique = 2;
inline constexpr std::uint32_t indexSdi = 256;
inline constexpr std::uint32_t tableCompact = 0x01;
inline constexpr std::uint32_t tableDynamic = 0x21; ///< ATOMIC_BLOBS

} // namespace millrace::ibd::format
