import { carriedPrecursor } from '../../goods/precursors';
import type { CutoffCode } from '../../offer/cutoffs';
import { isStabilized } from '../../goods/reactive';
import { isInhibited } from './asked';
import type { TankCargo } from './cargo';
import type { TankForm } from './form';
import { isLease } from './lease';
import { SHARED_PAPERS } from '../../order/papers/papers';

type TankPaper = { docType: string; name: string; due: CutoffCode };

const due = (docType: string, name: string, at: CutoffCode = 'DG_DOC'): TankPaper => ({ docType, name, due: at });

const SHEET = due('SDS_CN', 'SDS（中文）');
const OF_DANGEROUS = [due('SDS_EN', 'SDS（英文）'), due('CLASS', '危险货物分类意见')];
const OF_DANGEROUS_AT_SEA = [due('DGD', '危险货物技术说明书与申报资料', 'MARITIME_DECL')];
const OF_ANY_AT_SEA = [due('VGM', 'VGM 声明', 'VGM')];
const INHIBITOR = due('INHIB', '阻聚剂证明（加入日期与有效期）');
const STABLE = due('SAPT', '自加速聚合温度（SAPT）资料');
const PRECURSOR = due('PRECREG', '易制毒购买备案证明');
const EXPORTED = due('EXPLIC', SHARED_PAPERS.EXPLIC, 'CUSTOMS');
const EXPLOSIVE = due('EXPREC', SHARED_PAPERS.EXPREC);
const WASHED = due('WASHPROMISE', '自行洗罐承诺书', 'CUSTOMS');

type TankPaperFields = Pick<TankForm, 'isDanger' | 'cleanAtDest' | 'offerId'>;

/** Required papers, by the goods. Bulk liquid has no packaging papers. */
export function requiredPapers(form: TankPaperFields, cargo: TankCargo): TankPaper[] {
  // A leased tank has no voyage with us, so voyage papers do not apply.
  const sails = !isLease(form);
  const { precursor, isExplosivePrecursor } = cargo.controls;
  const carried = carriedPrecursor([cargo.controls]);
  return [
    // A depot leases tanks only for known goods, so it needs the data sheet.
    ...(form.isDanger === 'Y' || !sails ? [SHEET] : []),
    ...(form.isDanger === 'Y' ? OF_DANGEROUS : []),
    ...(form.isDanger === 'Y' && sails ? OF_DANGEROUS_AT_SEA : []),
    ...(isInhibited({ cargo }) ? [INHIBITOR] : []),
    ...(isStabilized(cargo) ? [STABLE] : []),
    ...(precursor === null ? [] : [PRECURSOR]),
    ...(carried === null || !sails ? [] : [due('PRECTRANS', carried)]),
    ...(precursor !== null && sails ? [EXPORTED] : []),
    ...(isExplosivePrecursor ? [EXPLOSIVE] : []),
    ...(form.cleanAtDest === 'N' && sails ? [WASHED] : []),
    ...(sails ? OF_ANY_AT_SEA : []),
  ];
}
