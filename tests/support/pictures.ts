/** The smallest pictures that say how large they are: one point each, nothing beside it. */
export const SMALLEST_PNG = Buffer.from(
  '89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c63f80f0001010100b138f6140000000049454e44ae426082',
  'hex',
);
export const SMALLEST_JPEG = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000ffc0000b080001000101011100ffd9',
  'hex',
);
