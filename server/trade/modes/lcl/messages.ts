import { LCL_VERDICT_WORDS } from '../../../../domain/modes/lcl/verdict-words';
import { doubtfulGoods, unlistedNumber, roomWeightText } from '../../../world/dangerous-goods/messages';
import type { LclFinding, LclFindingCode } from '../../../../domain/modes/lcl/finding';
import { portRefuses } from '../../sea/messages';

type Words = (given: Readonly<Record<string, string | number>>) => string;

const monthAndDay = (day: string | number | undefined): string => String(day ?? '').slice(5);
const orLater = (words: string, day: string | number | undefined): string =>
  day === undefined ? words : `${words}；下一班有箱位 ${monthAndDay(day)}`;

const REASONS: Readonly<Record<LclFindingCode, Words>> = {
  lclConsolRefuses: ({ hazardClass }) => `第 ${hazardClass} 类不做拼箱，请改整箱`,
  lclPackingGroup: ({ goods }) => `${goods}为包装类别 I，不做拼箱，请改整箱`,
  lclGroupOpen: ({ goods, refused }) => `${goods}的编号有多个条目：${refused} 类的不能拼，其余可拼，请选定`,
  lclShedRefuses: ({ shed, hazardClass }) => `${shed}的经营许可不含第 ${hazardClass} 类`,
  lclShedTakes: ({ shed }) => `${shed}按许可收货`,
  lclFire: ({ shed, goods }) => `${shed}没有能存放${goods}的库房`,
  lclFireUntold: ({ goods }) => `${goods}的火灾危险性类别待仓库核定`,
  lclFireUnsure: ({ shed, goods, fire }) => `${goods}暂按${fire}类，依据不一，${shed}能否存放按 SDS 转人工核对`,
  lclSubRisk: ({ risk, shed }) => `次危险第 ${risk} 类不在${shed}的许可类别内，需书面确认`,
  lclBoxEmpty: () => LCL_VERDICT_WORDS.lclBoxEmpty,
  lclBoxShared: ({ classes }) => `箱内已有${classes}，无一般隔离要求，仍需查第 16b 栏`,
  lclBoxApproval: ({ classes, day }) => orLater(`与箱内${classes}需“远离”，经主管机关批准方可同箱`, day),
  lclBoxUnread: ({ classes, day }) => orLater(`与箱内${classes}能否同箱，转人工核对`, day),
  lclBoxStale: () => LCL_VERDICT_WORDS.lclBoxStale,
  lclBoxClash: ({ classes, day }) => orLater(`本班箱位已有${classes}，不得同箱`, day),
  lclBoxFull: ({ day }) => orLater(LCL_VERDICT_WORDS.lclBoxFull, day),
  lclOwnShared: () => LCL_VERDICT_WORDS.lclOwnShared,
  lclOwnRows: () => LCL_VERDICT_WORDS.lclOwnRows,
  lclOwnUnread: () => LCL_VERDICT_WORDS.lclOwnUnread,
  lclBesideUnnamed: () => LCL_VERDICT_WORDS.lclBesideUnnamed,
  lclPortRefuses: ({ port }) => portRefuses(port),
  lclLimited: ({ goods }) => `${goods}符合限量条件，本仓仍按危险品收货、收费`,
  lclControlled: ({ goods }) => `${goods}属管控化学品，进仓前需核验备案证明`,
  lclExportLicence: ({ goods }) => `${goods}出口需取得两用物项和技术出口许可证`,
  lclToxic: () => '剧毒化学品不做拼箱',
  lclLithiumDamaged: () => '有缺陷、召回或回收的锂电池不承运',
  lclLithium: ({ one, other }) => `${one}与${other}同箱需逐票审批`,
  lclFood: ({ one, other }) => `${one}与${other}：食品、饲料不得与毒害或腐蚀性货物同箱`,
  lclUnknown: ({ unNo }) => unlistedNumber(unNo),
  lclDensity: ({ goods, density, expected }) =>
    `${goods}的密度与重量/体积不符（按 ${density} kg/L 约 ${expected}kg），请核对`,
  lclRoomWeight: roomWeightText,
  lclDoubtful: ({ goods }) => doubtfulGoods(goods),
  lclCooled: ({ goods }) => `${goods}需控温运输，拼箱不能控温`,
  lclWood: () => LCL_VERDICT_WORDS.lclWood,
  lclOwnBox: () => '这个体积起整箱更便宜',
};

export const findingReason = ({ code, given }: LclFinding): string => REASONS[code](given);

export const LCL_MESSAGES = {
  general: (shed: string) => `普通货物，${shed}收货`,
  taken: (shed: string) => `${shed}收货，箱内无隔离要求`,
};
