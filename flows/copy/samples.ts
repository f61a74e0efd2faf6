import { endings } from './samples-endings';
import { ofHouse } from './samples-house';
import { ofModes } from './samples-modes';
import { openings } from './samples-openings';
import { rest } from './samples-rest';

const editions: Record<string, string> = {
  'a newer one not agreed to': '更新的一版尚未同意',
  'a term, meanwhile': '阅读时清空一项',
  'all agreed': '都已同意',
  'an edition not agreed to': '有新版尚未同意',
  'an edition of before': '以前的一版',
  'an edition to come': '有将要施行的一版',
  'an edition to come, told before': '将要施行的一版，已告知过',
  'another edition holds': '现行的又是另一版',
  'one not agreed to, one to come': '一份尚未同意，一份将要施行',
  'put off': '暂不同意',
};

/** Sample names in Chinese, for readers of the flows who do not read tests. */
export const sampleNames: Readonly<Record<string, string>> = {
  ...openings,
  ...editions,
  ...endings,
  ...rest,
  ...ofModes,
  ...ofHouse,
};
