/** ERC-55, Test Cases. */
export const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

/** Values and the rules that they break, without `address/`. */
export const cases: readonly { what: string; value: unknown; rules: string[] }[] = [
  { what: 'a checksummed address', value: address, rules: [] },
  { what: 'lowercase letters', value: address.toLowerCase(), rules: ['no-checksum'] },
  {
    what: 'capital letters',
    value: `0x${address.slice(2).toUpperCase()}`,
    rules: ['no-checksum'],
  },
  { what: 'decimal digits alone', value: `0x${'90'.repeat(20)}`, rules: [] },
  { what: 'empty text', value: '', rules: ['text'] },
  { what: 'an array that holds an address', value: [address], rules: ['text'] },
  { what: 'an object that makes an address', value: { toString: () => address }, rules: ['text'] },
  { what: 'a number', value: 1e40, rules: ['text'] },
  { what: 'undefined', value: undefined, rules: ['text'] },
  { what: 'a space before', value: ` ${address}`, rules: ['visible-characters'] },
  { what: 'a line end behind', value: `${address}\r\n`, rules: ['visible-characters'] },
  {
    what: 'a zero-width space within',
    value: `0x5a\u200b${address.slice(4)}`,
    rules: ['visible-characters'],
  },
  { what: 'a byte order mark', value: `\ufeff${address}`, rules: ['visible-characters'] },
  {
    what: 'a Cyrillic letter for a',
    value: address.replace('A', '\u0410'),
    rules: ['ascii-digits'],
  },
  { what: 'a full-width digit', value: address.replace('5', '５'), rules: ['ascii-digits'] },
  { what: 'a capital X', value: address.replace('x', 'X'), rules: ['prefix'] },
  { what: 'no 0x', value: address.slice(2), rules: ['prefix'] },
  { what: 'a network prefix', value: `matic:${address}`, rules: ['link'] },
  { what: 'the text of a QR code', value: `ethereum:${address}`, rules: ['link'] },
  {
    what: 'a payment request in a QR code',
    value: `ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7@1/transfer?address=${address}&uint256=1e6`,
    rules: ['link'],
  },
  { what: 'a link', value: `https://etherscan.io/address/${address}`, rules: ['link'] },
  { what: 'a shortened address', value: '0x5aAe…eAed', rules: ['shortened'] },
  { what: 'one shortened by dots', value: '0x5aAeb6...1BeAed', rules: ['shortened'] },
  { what: 'a label before it', value: `USDT: ${address}`, rules: ['link'] },
  { what: 'blank text', value: ' \n', rules: ['text'] },
  { what: 'a sentence', value: 'please use the same wallet as last time', rules: ['text'] },
  { what: 'an email address', value: 'accounts@zenithpay.example', rules: ['text'] },
  { what: 'a phone number', value: '+2348012345678', rules: ['prefix', 'length', 'hexadecimal'] },
  { what: '39 digits', value: address.slice(0, -1), rules: ['length'] },
  { what: '41 digits', value: `${address}0`, rules: ['length'] },
  { what: '0x alone', value: '0x', rules: ['length'] },
  { what: 'a megabyte of digits', value: `0x${'1'.repeat(1_000_000)}`, rules: ['length'] },
  { what: 'a megabyte of dots', value: 'a.'.repeat(500_000), rules: ['length'] },
  {
    what: 'the letter O for a zero',
    value: address.replace('0', 'O').replace('Ox', '0x').replace('6053', '6O53'),
    rules: ['hexadecimal'],
  },
  {
    what: 'three things wrong at once',
    value: `0X ${address.slice(2, -1)}`,
    rules: ['visible-characters', 'prefix', 'length'],
  },
  { what: 'a wrong checksum', value: address.replace('A', 'a'), rules: ['checksum'] },
  // ERC-1191, Test cases: the same address for Rootstock and its test network.
  {
    what: 'ERC-1191 for Rootstock',
    value: '0x5aaEB6053f3e94c9b9a09f33669435E7ef1bEAeD',
    rules: ['other-chain-checksum'],
  },
  {
    what: 'ERC-1191 for the test network of Rootstock',
    value: '0x5aAeb6053F3e94c9b9A09F33669435E7EF1BEaEd',
    rules: ['checksum'],
  },
  { what: '64 digits after 0x', value: `0x${'4c'.repeat(32)}`, rules: ['64-digits'] },
  { what: '64 digits', value: '4c'.repeat(32), rules: ['64-digits'] },
  { what: '64 digits and a space', value: `${'4C'.repeat(32)} `, rules: ['64-digits'] },
  {
    what: 'a recovery phrase',
    value: 'test test test test test test test test test test test junk',
    rules: ['private-key'],
  },
  // BIP 32, Test vector 1; SEP-0023, Test cases; Bitcoin Wiki, Wallet import format.
  {
    what: 'an extended private key',
    value:
      'xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi',
    rules: ['private-key'],
  },
  {
    what: 'a Stellar secret seed',
    value: 'SBU2RRGLXH3E5CQHTD3ODLDF2BWDCYUSSBLLZ5GNW7JXHDIYKXZWHXL7',
    rules: ['private-key'],
  },
  {
    what: 'a Bitcoin private key',
    value: '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ',
    rules: ['private-key'],
  },
  { what: 'ICAP, direct', value: 'XE7338O073KYGTWWZN0F2WZ0R8PX5ZPPZS', rules: ['icap'] },
  { what: 'ICAP, indirect', value: 'XE81ETHXREGGAVOFYORK', rules: ['icap'] },
  { what: 'an ENS name', value: 'vitalik.eth', rules: ['name'] },
  { what: 'a DNS name', value: 'pay.example.com', rules: ['name'] },
  { what: 'a name with an emoji', value: '🦊.eth', rules: ['name'] },
  { what: 'the zero address', value: `0x${'0'.repeat(40)}`, rules: ['zero'] },
  { what: '0x…dEaD', value: '0x000000000000000000000000000000000000dEaD', rules: ['burn'] },
  { what: 'all digits the same', value: `0x${'1'.repeat(40)}`, rules: ['burn'] },
  {
    what: 'the sign for the native coin',
    value: '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE',
    rules: ['burn'],
  },
  { what: 'ecrecover', value: `0x${'1'.padStart(40, '0')}`, rules: ['reserved'] },
  {
    what: 'the last reserved one',
    value: `0x${'ffff'.padStart(40, '0')}`,
    rules: ['no-checksum', 'reserved'],
  },
  { what: 'the first not reserved', value: `0x${'10000'.padStart(40, '0')}`, rules: [] },
];

/** Addresses that the networks publish in their documentation, or that belong to their own programs and tests. */
export const otherNetworks: readonly { chain: string; value: string }[] = [
  { chain: 'Tron', value: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' },
  { chain: 'Tron', value: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6' },
  { chain: 'Solana', value: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v' },
  { chain: 'Solana', value: '1'.repeat(32) },
  { chain: 'Bitcoin', value: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa' },
  { chain: 'Bitcoin', value: '3P14159f73E4gFr7JterCCQh9QjiTjiZrG' },
  { chain: 'Bitcoin', value: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
  { chain: 'Bitcoin', value: 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4' },
  {
    chain: 'Bitcoin',
    value: 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  },
  { chain: 'Bitcoin Cash', value: 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a' },
  { chain: 'Litecoin', value: 'LaMT348PWRnrqeeWArpwQPbuanpXDZGEUz' },
  { chain: 'Litecoin', value: 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9' },
  { chain: 'Dogecoin', value: 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L' },
  { chain: 'Noble', value: 'noble1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5lzv7xu' },
  { chain: 'Cosmos', value: 'cosmos1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5lzv7xu' },
  {
    chain: 'Cardano',
    value:
      'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x',
  },
  { chain: 'XRP Ledger', value: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh' },
  { chain: 'XRP Ledger', value: 'XVLhHMPHU98es4dbozjVtdWzVrDjtV5fdx1mHp98tDMoQXb' },
  { chain: 'Stellar', value: 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ' },
  { chain: 'TON', value: 'EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF' },
  { chain: 'TON', value: `0:${'ca'.repeat(32)}` },
  { chain: 'Tezos', value: 'tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb' },
  { chain: 'Polkadot', value: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5' },
  { chain: 'Hedera', value: '0.0.123456' },
  { chain: 'Algorand', value: 'VCMJKWOY5P5P7SKMZFFOCEROPJCZOTIJMNIYNUCKH7LRO45JMJP6UYBIJA' },
  {
    chain: 'Monero',
    value:
      '44AFFq5kSiGBoZ4NMDwYtN18obc8AemS33DBLWs3H7otXft3XjrpDtQGv7SqSsaBYBb98uNbr2VBBEt7f2wfn3RVGQBEP3A',
  },
];
