import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { isRemark, isSignature, NO_NOTES, readNotes, writeNotes, type Notes } from '../../flows/notes/notes';

const SHARED = 'flows/notes';

export function notesFile(root: string, chart: string): string {
  const machine = `${chart.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.machine.ts`;
  const found = readdirSync(join(root, 'machines'), { recursive: true, encoding: 'utf8' }).find(
    (file) => file.endsWith(`/${machine}`) || file === machine,
  );
  if (found) return join(root, 'machines', found.replace('.machine.ts', '.notes.json'));
  return join(root, SHARED, `${chart}.notes.json`);
}

export function notesOf(root: string, chart: string): Notes {
  const file = notesFile(root, chart);
  return existsSync(file) ? readNotes(readFileSync(file, 'utf8')) : NO_NOTES;
}

const CHART = /^[a-z][A-Za-z]*$/;

export function addNote(root: string, note: unknown, today: string): string | null {
  const { chart, kind, ...own } = note as { chart?: unknown; kind?: unknown };
  if (typeof chart !== 'string' || !CHART.test(chart)) return null;
  const { signatures, remarks } = notesOf(root, chart);
  const entry: unknown = { ...own, date: today };
  const file = notesFile(root, chart);
  if (kind === 'signature' && isSignature(entry))
    writeFileSync(file, writeNotes({ signatures: [...signatures, entry], remarks }));
  else if (kind === 'remark' && isRemark(entry))
    writeFileSync(file, writeNotes({ signatures, remarks: [...remarks, entry] }));
  else return null;
  return file;
}
