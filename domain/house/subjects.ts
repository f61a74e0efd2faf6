/** What people of the house work at: orders, enquiries, and enterprises that want to be verified. */
export const SUBJECT_KINDS = ['order', 'enquiry', 'verification'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** One of them, by the number it is known by. */
export type Subject = { kind: SubjectKind; no: string };
