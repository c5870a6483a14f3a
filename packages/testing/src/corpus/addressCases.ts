/** An address of a recipient. For a mistake (`isMistake`), a good check reports a warning or an error; otherwise neither. */
export interface AddressCase {
  readonly note: string;
  readonly isMistake: boolean;
  readonly heldOut: boolean;
  readonly network: 'erc20' | 'polygon';
  readonly value: unknown;
  /** Addresses the sender knows. */
  readonly addressBook?: readonly string[];
}

/** Made from hashes of "corpus 0" and so on, with checksums by viem. They belong to nobody. */
const valid = [
  '0x72Cf9A8F35ef60dc670984D39C6Ab4f1B338C219',
  '0xB3a9646a6D4599066f9f39b404D0037395697123',
  '0xeA9fBecB4499F84AA858b6f00f145492Cf5d38b4',
  '0x4a12cea4A245DEbeEaAaC8fDD6Ffb3B5DA44707d',
  '0x8CAF2D29f09c8103D1C4ecf7382fe9De4125e4Fe',
  '0xd019f7C25e4cc6207cc53E9675E43C1C0AC360a7',
  '0x15947095cdb440EB275bD9821E63Fd28BdF897f2',
  '0xE1CF406674d36bafb51bDB8808e74b526485df36',
  '0x376717baB07E68d74E2472f2bfD56306c1D9e907',
  '0x85AaEcF3B2410576b315C8F43Bb3E189357FE2e5',
  '0x7436517CabCAc2bC3e78Ba06c9a8B3F5f58ef44B',
  '0xF444FaC6a3D76dA94F8bA7895Aa33D568c6C8583',
  '0x47dB3963d35143a1616C85A125304F5A5F94F681',
  '0x2F9f4826DBAa045fCeEc1a592Cc20656fAa49494',
  '0x1880683783A591CC1C4aC68C870c173ABB12492C',
  '0x912E07147EF1aa0E3fc069F94A2794245fc6CfB5',
  '0x9eF7489ac9f53B4bAcd3C7141B16dD906a7cd10f',
  '0xb792ed151ed59e6847a08ec1f06e270d2478658b',
  '0xd726ccdec045d915410e7594a6c176b668e8fd02',
  '0x1f4d3fffe028790077f7f23426fc118c1951e9ef',
];

const [known = '', other = ''] = valid;

const mistakes: readonly (readonly [note: string, value: unknown, book?: readonly string[]])[] = [
  ['one letter in the wrong case', '0x72cf9A8F35ef60dc670984D39C6Ab4f1B338C219'],
  ['one digit changed', '0xB3a9646a6D4599066f9f39b404D0037395697124'],
  ['two digits swapped', '0xeA9fBecB4499F84AA858b6f00f145492Cf5d834b'],
  ['a digit missing', '0x4a12cea4A245DEbeEaAaC8fDD6Ffb3B5DA44707'],
  ['a digit too many', '0x8CAF2D29f09c8103D1C4ecf7382fe9De4125e4Fe0'],
  ['prefix missing', 'd019f7C25e4cc6207cc53E9675E43C1C0AC360a7'],
  ['prefix twice', '0x0x15947095cdb440EB275bD9821E63Fd28BdF897f2'],
  ['letter O for zero', '0xE1CF4O6674d36bafb51bDB8808e74b526485df36'],
  ['prefix with letter O', 'Ox376717baB07E68d74E2472f2bfD56306c1D9e907'],
  ['space in front', ' 0x85AaEcF3B2410576b315C8F43Bb3E189357FE2e5'],
  ['line break behind', '0x7436517CabCAc2bC3e78Ba06c9a8B3F5f58ef44B\n'],
  ['shortened by a wallet', '0xF444...8583'],
  ['shortened with an ellipsis', '0x47dB39…94F681'],
  ['zero-width space inside', '0x2F9f4826DBAa045fCeEc\u200b1a592Cc20656fAa49494'],
  ['Cyrillic letter inside', '0x1880683783\u0410591CC1C4aC68C870c173ABB12492C'],
  ['text of a QR code', 'ethereum:0x912E07147EF1aa0E3fc069F94A2794245fc6CfB5'],
  ['text of a QR code with a chain', 'ethereum:0x9eF7489ac9f53B4bAcd3C7141B16dD906a7cd10f@137'],
  [
    'link to an explorer',
    'https://etherscan.io/address/0xB792ed151eD59e6847A08ec1f06e270D2478658B',
  ],
  ['CAIP-10 form', 'eip155:1:0xd726CCdeC045d915410E7594A6C176B668E8Fd02'],
  [
    'two addresses',
    '0x72Cf9A8F35ef60dc670984D39C6Ab4f1B338C219, 0xB3a9646a6D4599066f9f39b404D0037395697123',
  ],
  ['ENS name', 'paygrid.eth'],
  ['ENS subname', 'treasury.paygrid.eth'],
  ['Unstoppable name', 'paygrid.crypto'],
  [
    'transaction hash or private key',
    `0x${'5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060'}`,
  ],
  [
    'private key without prefix',
    'ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  ],
  ['Tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['Solana', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'],
  ['Bitcoin, legacy', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['Bitcoin, bech32', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
  ['TON', 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs'],
  ['Stellar', 'GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN'],
  ['XRP Ledger', 'rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh'],
  ['Litecoin', 'LQTpS3VaYTjCr4s9Y1t5zbeY26zevf7Fb3'],
  ['Noble', 'noble12l2w4ugfz4m6dd73yysz477jszqnfughxvkss5'],
  ['Sui', `0x${'02a212de6a9dfa3a69e22387acfbafbb1a9e591bd9d636e7895dcfc8de05f331'}`],
  ['Tether contract', '0xdAC17F958D2ee523a2206206994597C13D831ec7'],
  ['USDC contract', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'],
  ['wrapped ether contract', '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'],
  ['zero address', `0x${'0'.repeat(40)}`],
  ['burn address', '0x000000000000000000000000000000000000dEaD'],
  ['precompiled contract', `0x${'0'.repeat(39)}1`],
  ['exchange hot wallet', '0x28C6c06298d514Db089934071355E5743bf21d60'],
  ['swap router', '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D'],
  ['bridge', '0xA0c68C638235ee32657e8f720a23ceC1bFc77C77'],
  ['account of a public test key', '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
  ['second account of a public test key', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
  ['account of private key 1', '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf'],
  ['sanctioned', '0x098B716B8Aaf21512996dC57EB0615e2383E2f96'],
  ['sanctioned, in lowercase', '0xa0e1c89ef1a489c9c7de96311ed5ce5d32c20e4b'],
  ['look-alike of a known address', `0x72Cf${'7'.repeat(32)}C219`.toLowerCase(), [known, other]],
  ['look-alike made to fool the eye', `0xb3a9${'1'.repeat(32)}7123`, [known, other]],
  ['empty', ''],
  ['not text', 42],
];

/** Valid and mistaken addresses, alternating between the two networks. */
export const addressCases: readonly AddressCase[] = [
  ...valid.map((value) => ['valid', value, [known, other]] as const),
  ...mistakes,
].map(([note, value, addressBook], index) => ({
  note,
  isMistake: note !== 'valid',
  heldOut: index % 2 === 1,
  network: index % 4 < 2 ? 'erc20' : 'polygon',
  value,
  ...(addressBook === undefined ? {} : { addressBook }),
}));
