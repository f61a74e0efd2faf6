/** Working names and lines of the company: renaming the product is an edit of this file. */
export const brand = {
  name: '化途',
  latinName: 'ChemLane',
  title: '化途 ChemLane · 危险化学品供应链与国际货运平台',
  emergencyLine: '400-000-0119',
  serviceLine: '400-000-0000',
  serviceHours: '工作日 8:30–17:30',
};
