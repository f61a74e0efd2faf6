import { fileNameOf } from './file-name';
import type { Answer } from './send';

/** A preview is looked at in the page, so it must be what it says it is. */
export type FileKind = 'download' | 'pdfPreview';

export type NamedFile = { name: string; blob: Blob };

type Outcome = { kind: 'file'; file: NamedFile } | { kind: 'answer'; answer: Answer | null };

const PDF_MARK = '%PDF-';
/** No envelope is longer; no file is read as one beyond this. */
const LONGEST_ENVELOPE = 65_536;

const isPdf = async (blob: Blob) => (await blob.slice(0, PDF_MARK.length).text()) === PDF_MARK;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Tells a file from a refusal in a file's clothes: a JSON envelope, a fault, or a preview that is no PDF. */
export async function fileFrom(answer: Answer | null, kind: FileKind): Promise<Outcome> {
  const blob = answer?.data;
  if (!answer || !(blob instanceof Blob)) return { kind: 'answer', answer };
  const isJson = blob.type.includes('json');
  if (isJson || answer.status !== 200 || (kind === 'pdfPreview' && !(await isPdf(blob)))) {
    const data = blob.size <= LONGEST_ENVELOPE ? parsed(await blob.text()) : null;
    return { kind: 'answer', answer: { ...answer, data } };
  }
  return { kind: 'file', file: { name: fileNameOf(answer.disposition), blob } };
}
