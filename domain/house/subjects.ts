/** What people of the house work at: orders, enquiries, enterprises that want to be verified, papers of buyers, samples, and places they have a notice for. */
export const SUBJECT_KINDS = ['order', 'enquiry', 'verification', 'buyerPaper', 'sample', 'notice'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** One of them, by the number it is known by. */
export type Subject = { kind: SubjectKind; no: string };
