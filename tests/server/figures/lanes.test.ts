import { expect, it } from 'vitest';

import { findLane, laneKeys } from '../../../server/trade/sea/lanes';

/** Transit days to Rotterdam (34 from Shanghai), and the hub to which a feeder port hands over. */
const TO_ROTTERDAM = `
  CNCKG 43-54 CNSHA
  CNDLC 36-47
  CNLYG 35-46
  CNNGB 34-45
  CNNKG 36-47 CNSHA
  CNNSA 33-44
  CNQZH 36-47 CNNSA
  CNSHA 34-45
  CNSHK 33-44
  CNTAG 35-46 CNSHA
  CNTAO 35-46
  CNTXG 36-47
  CNWUH 39-50 CNSHA
  CNXMN 33-44
  CNYIK 37-48 CNDLC
  CNYTN 33-44
  CNZHA 35-46 CNNSA
  CNZJG 36-47 CNSHA
`;

it('lane takes the transit days from Shanghai plus those its port adds', () => {
  const ours = [...new Set(laneKeys().map((key) => key.slice(0, 5)))].toSorted();
  const told = ours.map((org) => {
    const lane = findLane(org, 'NLRTM');
    return [org, lane?.transitDays.join('-'), lane?.feeds?.code].filter((part) => part !== undefined).join(' ');
  });
  expect(told).toEqual(TO_ROTTERDAM.trim().split(/\n +/));
});

it('shortest lane takes two days at least', () => {
  expect(findLane('CNXMN', 'KRPUS')?.transitDays).toEqual([2, 5]);
});
