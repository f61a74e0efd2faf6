/** The company, as it sells and signs, and how people reach it. Site, orders and texts name the same. */
export const CONTACT = {
  company: '化途供应链科技（上海）有限公司',
  serviceLine: '400-000-0000',
  serviceHours: '工作日 9:00–18:00',
  serviceMail: 'service@chemlane.example',
  emergencyLine: '400-000-0119',
} as const;

const INVENTED = /000-0|\.example$/;

/** Lines that stand for those of a house: a release for customers replaces them. */
export const inventedContacts = (contact: Readonly<Record<string, string>> = CONTACT): string[] =>
  Object.entries(contact).flatMap(([name, value]) => (INVENTED.test(value) ? [name] : []));
