export type Scan = { name: string; mediaType: string; content: Uint8Array };

async function* yieldWhole(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

export const scanFile = ({ name, mediaType, content }: Scan) => ({
  name,
  mediaType,
  bytes: content.byteLength,
  sha256: '',
  pieces: yieldWhole(content),
});
