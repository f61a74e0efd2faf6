import { downloadName } from './file-name';
import type { Answer } from './send';

/** A preview opens in the page, so its content must match its type. */
export type FileKind = 'download' | 'pdfPreview';

export type NamedFile = { name: string; blob: Blob };

type Outcome = { kind: 'file'; file: NamedFile } | { kind: 'answer'; answer: Answer | null };

const PDF_MARK = '%PDF-';
/** A JSON envelope is never longer; a larger file is not parsed as one. */
const LONGEST_ENVELOPE = 65_536;

const isPdf = async (blob: Blob) => (await blob.slice(0, PDF_MARK.length).text()) === PDF_MARK;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Detects a refusal sent as a file: a JSON envelope, an error status, or a preview that is no PDF. */
export async function readFileAnswer(answer: Answer | null, kind: FileKind): Promise<Outcome> {
  const blob = answer?.data;
  if (!answer || !(blob instanceof Blob)) return { kind: 'answer', answer };
  const isJson = blob.type.includes('json');
  if (isJson || answer.status !== 200 || (kind === 'pdfPreview' && !(await isPdf(blob)))) {
    const data = blob.size <= LONGEST_ENVELOPE ? parsed(await blob.text()) : null;
    return { kind: 'answer', answer: { ...answer, data } };
  }
  return { kind: 'file', file: { name: downloadName(answer.disposition), blob } };
}
