import hex from 'crypto-js/enc-hex';
import utf8 from 'crypto-js/enc-utf8';
import sha256 from 'crypto-js/sha256';

/** Loaded only where WebCrypto is missing. */
export const sha256Hex = (text: string): string => sha256(utf8.parse(text)).toString(hex);
