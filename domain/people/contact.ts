/** How people reach the company. Site and texts name the same numbers, so they stand here once. */
export const CONTACT = {
  serviceLine: '400-000-0000',
  serviceHours: '工作日 9:00–18:00',
  serviceMail: 'service@chemlane.example',
  emergencyLine: '400-000-0119',
} as const;
