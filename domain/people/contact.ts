/** The company, as it sells and signs, and how people reach it. Site, orders and texts name the same. */
export const CONTACT = {
  company: '化途供应链科技（上海）有限公司',
  serviceLine: '400-000-0000',
  serviceHours: '工作日 9:00–18:00',
  serviceMail: 'service@chemlane.example',
  emergencyLine: '400-000-0119',
} as const;
