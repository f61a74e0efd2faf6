export type Scan = { name: string; mediaType: string; content: Uint8Array };

async function* yieldWhole(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

/** A scan kept in the database, as a file to send. */
export const scanFile = ({ name, mediaType, content }: Scan) => ({
  name,
  mediaType,
  bytes: content.byteLength,
  sha256: '',
  pieces: yieldWhole(content),
});
