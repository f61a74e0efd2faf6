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
  'tariff',
] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

export type Subject = { kind: SubjectKind; no: string };
