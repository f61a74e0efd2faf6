/** What people of the house work at: orders, enquiries, enterprises that want to be verified, papers of buyers, samples, places they have a notice for, what is closed, what is charged on top, and the days off of a year. */
export const SUBJECT_KINDS = [
  'order',
  'enquiry',
  'verification',
  'buyerPaper',
  'sample',
  'notice',
  'closure',
  'surcharge',
  'calendar',
] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** One of them, by the number it is known by. */
export type Subject = { kind: SubjectKind; no: string };
