// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/sharedkeychain.h"

#include <memory>

namespace millrace::test {

namespace {

PrivateKeychain *current = nullptr;

class Session final : public testing::Environment
{
public:
    void SetUp() override
    {
        if (!PrivateKeychain::whyNot().isEmpty())
            return;
        m_keychain = std::make_unique<PrivateKeychain>();
        m_keychain->start(sharedKeychainPassword());
        current = m_keychain.get();
    }
    void TearDown() override
    {
        current = nullptr;
        m_keychain.reset();
    }

private:
    std::unique_ptr<PrivateKeychain> m_keychain;
};

const auto *const session = testing::AddGlobalTestEnvironment(new Session);

} // namespace

PrivateKeychain *const &sharedKeychain()
{
    return current;
}

QByteArray sharedKeychainPassword()
{
    return "of the desktop's user";
}

} // namespace millrace::test
