import { fromPromise } from 'xstate';

import { CODES } from '../../../contract/wire/envelope';
import { readFile } from '../../../contract/papers/files';
import type { FetchedPaper, FetchPaperOutcome, PaperFormat, WantedFile } from '../../../machines/order/paper-view';
import type { FileKind, NamedFile } from '../gateway/file';
import type { Gateway } from '../gateway/gateway';
import { unansweredCode } from '../gateway/line-code';
import type { GatewayReply } from '../gateway/reply';

const PICTURES: Readonly<Record<string, string>> = { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg' };
const PDF = 'application/pdf';
/** One minute, long enough for any browser to take the file. */
const KEPT_FOR = 60_000;

const extensionOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** Type from the file name, which the gateway checked against the bytes; headers are not trusted. */
function paperFormat(name: string): { format: PaperFormat; type: string } {
  const extension = extensionOf(name);
  if (extension === 'pdf') return { format: 'pdf', type: PDF };
  const picture = PICTURES[extension];
  return picture === undefined
    ? { format: 'other', type: 'application/octet-stream' }
    : { format: 'picture', type: picture };
}

function fetchedPaperFrom({ name, blob }: NamedFile): FetchedPaper {
  const { format, type } = paperFormat(name);
  return { name, format, address: URL.createObjectURL(blob.slice(0, blob.size, type)) };
}

type PaperRequest = { fileId: string; preview: FileKind; signal: AbortSignal };
type AskFor = (asked: PaperRequest) => Promise<GatewayReply<NamedFile>>;

export const fetchPaperBy = (ask: AskFor) =>
  fromPromise<FetchPaperOutcome, WantedFile>(async ({ input: { fileId, name }, signal }) => {
    const preview = paperFormat(name).format === 'pdf' ? 'pdfPreview' : 'download';
    const reply = await ask({ fileId, preview, signal });
    if (reply.kind === 'done') return { ok: true, paper: fetchedPaperFrom(reply.data) };
    if (reply.kind === 'unreachable') return { ok: false, failure: { code: unansweredCode(reply) } };
    return { ok: false, failure: { code: reply.code === CODES.notFound ? 'gone' : 'unavailable' } };
  });

export const fetchPaperVia = (gateway: () => Promise<Gateway>) =>
  fetchPaperBy(async ({ fileId, preview, signal }) =>
    (await gateway()).file(readFile, { fileId }, preview, { signal }),
  );

type PaperHolder = { paper: FetchedPaper | null };

export function savePaper(_: unknown, { paper }: PaperHolder): void {
  if (paper) Object.assign(document.createElement('a'), { href: paper.address, download: paper.name }).click();
}

export function releasePaper(_: unknown, { paper }: PaperHolder): void {
  if (paper) setTimeout(() => URL.revokeObjectURL(paper.address), KEPT_FOR);
}
