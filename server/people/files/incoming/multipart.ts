const CRLF_2 = Buffer.from('\r\n\r\n');
const LONGEST_HEAD = 8 * 1024;
const MOST_PARTS = 8;

export class NotMultipart extends Error {}

export type Part = { name: string; fileName: string | undefined };
/** Takes pieces as they arrive; its promise applies back-pressure. */
export type TakePart = (part: Part) => (piece: Buffer) => Promise<void> | void;

const BOUNDARY = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70})(?=[\s;]|$))/i;

export function readBoundary(contentType: string): string | undefined {
  const [, quoted, bare] = BOUNDARY.exec(contentType) ?? [];
  return quoted ?? bare;
}

/** Browsers escape only quotes and line ends in names. */
const decodeName = (text: string) => text.replaceAll('%22', '"').replaceAll(/%0D|%0A/gi, ' ');

function readPartHead(head: string): Part {
  const line = /^content-disposition:\s*form-data\s*;(.*)$/im.exec(head)?.[1] ?? '';
  const name = /(?:^|;)\s*name="([^"]*)"/i.exec(line)?.[1];
  if (name === undefined) throw new NotMultipart('a part without a name');
  const fileName = /(?:^|;)\s*filename="([^"]*)"/i.exec(line)?.[1];
  return { name: decodeName(name), fileName: fileName === undefined ? undefined : decodeName(fileName) };
}

/** Streams a multipart form, buffering at most a piece and a boundary. */
export async function readMultipart(body: AsyncIterable<Uint8Array>, boundary: string, take: TakePart): Promise<void> {
  const mark = Buffer.from(`\r\n--${boundary}`, 'latin1');
  let held = Buffer.from('\r\n');
  let where = 'before' as 'before' | 'mark' | 'head' | 'part' | 'after';
  let part: ReturnType<TakePart> = () => undefined;
  let parts = 0;

  /** True if the buffer allowed a step, false if more bytes are needed. */
  async function step(): Promise<boolean> {
    if (where === 'mark') {
      if (held.length < 2) return false;
      const next = held.toString('latin1', 0, 2);
      if (next !== '--' && next !== '\r\n') throw new NotMultipart('a mark that goes on');
      where = next === '--' ? 'after' : 'head';
      held = held.subarray(next === '--' ? held.length : 0);
      return where === 'head';
    }
    if (where === 'head') {
      const end = held.indexOf(CRLF_2);
      if (end < 0 && held.length > LONGEST_HEAD) throw new NotMultipart('a head too long');
      if (end < 0) return false;
      parts += 1;
      if (parts > MOST_PARTS) throw new NotMultipart('too many parts');
      part = take(readPartHead(held.toString('utf8', 0, end)));
      held = held.subarray(end + CRLF_2.length);
      where = 'part';
      return true;
    }
    const end = held.indexOf(mark);
    const sure = end < 0 ? Math.max(0, held.length - mark.length) : end;
    if (where === 'part' && sure > 0) await part(held.subarray(0, sure));
    held = held.subarray(end < 0 ? sure : end + mark.length);
    if (end < 0) return false;
    where = 'mark';
    return true;
  }

  for await (const piece of body) {
    if (where === 'after') continue;
    held = held.length === 0 ? Buffer.from(piece) : Buffer.concat([held, piece]);
    while (await step());
  }
  if (where !== 'after') throw new NotMultipart('a form that breaks off');
}
