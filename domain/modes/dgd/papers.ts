import type { ServiceType } from '../../desk/services';
import type { DgdPart } from './fields';
import { SHARED_PAPERS } from '../../order/papers/papers';

type DgdPaper = 'SDS_CN' | 'SDS_EN' | 'PKG_PERF' | 'DGD' | 'CPC' | 'PKG_USE' | 'UN38';

const NEEDED: Readonly<Record<ServiceType, readonly DgdPaper[]>> = {
  '1': ['SDS_CN'],
  '2': ['SDS_CN'],
  '3': ['PKG_PERF'],
  '4': ['DGD', 'CPC', 'PKG_USE'],
  '5': ['SDS_CN'],
  '6': ['SDS_CN'],
  '7': ['SDS_CN'],
  '8': ['SDS_CN'],
  '9': ['SDS_CN', 'SDS_EN'],
};

export const PAPER_NAMES: Readonly<Record<DgdPaper, string>> = {
  SDS_CN: 'SDS（中文）',
  SDS_EN: 'SDS（英文）',
  PKG_PERF: '包装性能检验结果单',
  DGD: '危险货物申报单',
  CPC: SHARED_PAPERS.CPC,
  PKG_USE: '包装使用鉴定结果单',
  UN38: 'UN38.3 试验概要',
};

export const isOfBatteries = (type: ServiceType | null, { isBattery }: Pick<DgdPart, 'isBattery'>): boolean =>
  type === '5' && isBattery === 'Y';

/** Required papers; form, receipt and desk use the same list. */
export const requiredPapers = (type: ServiceType, form: Pick<DgdPart, 'isBattery'>): readonly DgdPaper[] =>
  isOfBatteries(type, form) ? [...NEEDED[type], 'UN38'] : NEEDED[type];
