/** What the person can mend of what only goods within the country are asked, beyond what is missing. */
export const DOM_FAULT_CODES = [
  'domDangerous',
  'domBoxes',
  'domBoxCount',
  'domBoxKg',
  'domPayload',
  'domDoorOther',
  'domDoorFar',
  'domAddress',
  'domContact',
  'domPhone',
  'domWindow',
  'domWindowOrder',
  'domWindowShort',
  'domWindowEarly',
  'domLoadLate',
  'domUnloadEarly',
  'domSeal',
  'domValue',
  'domYuan',
] as const;
export type DomFaultCode = (typeof DOM_FAULT_CODES)[number];
