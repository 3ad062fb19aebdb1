# SPDX-License-Identifier: GPL-3.0-or-later
# Where everything goes below the prefix. Nothing here is looked for at run time by a path: the tree can be moved.
set(doc ${CMAKE_INSTALL_DATADIR}/doc/${MILLRACE_PACKAGE})
install(FILES ${out}/README.md ${PROJECT_SOURCE_DIR}/tests/bench/PEERS.md ${out}/reference-cli.md ${out}/errors.md
              ${CMAKE_CURRENT_SOURCE_DIR}/linux/requirements.md ${PROJECT_SOURCE_DIR}/resources/manual/formats.md
              ${out}/changelog.gz ${out}/changelog.Debian.gz
        DESTINATION ${doc})
install(FILES linux/copyright DESTINATION ${doc})
install(DIRECTORY ${PROJECT_BINARY_DIR}/app/manual/html DESTINATION ${doc})
install(DIRECTORY ${PROJECT_SOURCE_DIR}/resources/pictures DESTINATION ${doc}/resources FILES_MATCHING PATTERN "load-*.png")
install(FILES ${out}/millrace-cli.1.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES ${out}/millrace-cli.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions
        RENAME millrace-cli)
install(FILES ${out}/_millrace-cli DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)
install(FILES ${out}/millrace-cli.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
install(FILES linux/millrace.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)

if(MILLRACE_GUI)
  install(FILES ${out}/millrace.1.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
  install(FILES ${out}/millrace.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions
          RENAME millrace)
  install(FILES ${out}/_millrace DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)
  install(FILES ${out}/millrace.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
  install(FILES linux/${MILLRACE_APP_ID}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
  install(FILES linux/${MILLRACE_APP_ID}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
  set(icons ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
  install(FILES ${MILLRACE_ICON} DESTINATION ${icons}/scalable/apps RENAME ${MILLRACE_APP_ID}.svg)
  foreach(size IN LISTS MILLRACE_ICON_SIZES)
    install(FILES ${out}/icons/${size}.png DESTINATION ${icons}/${size}x${size}/apps
            RENAME ${MILLRACE_APP_ID}.png)
  endforeach()
endif()
