import { FCL_CASE } from '../../support/modes/cases/fcl';
import { describePages } from '../../support/told/pages/describe-pages';

/** Texts of moments that none of these pages shows. */
const ELSEWHERE = `
  carried.group carried.judged carried.kg carried.m3 carried.pieces carried.title carried.un carried.untold
  fcl.owners.SOC
`;

describePages(FCL_CASE, '?org=CNSHA&dst=USLAX&d=Y&un=1230&box=20GP*1', ELSEWHERE);
