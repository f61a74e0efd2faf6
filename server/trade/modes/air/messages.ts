import { doubtfulGoods, unlistedNumber, roomWeightText } from '../../../world/dangerous-goods/messages';
import type { AirFinding, AirFindingCode } from '../../../../domain/modes/air/finding';

type Words = (given: Readonly<Record<string, string | number>>) => string;

const needFreighter: Words = ({ net, unit, pax, pi }) =>
  `该航班为客机腹舱，本货仅限货机（每件 ${net} ${unit}，${pax ? `客机限 ${pax} ${unit}，` : ''}PI ${pi}）`;

const REASONS: Readonly<Record<AirFindingCode, Words>> = {
  airForbidden: ({ unNo }) => `UN ${unNo} 航空禁运，建议改海运`,
  airUnlisted: ({ unNo }) => `空运限量表中没有 UN ${unNo}，转人工核对`,
  airAskGroup: ({ unNo }) => `UN ${unNo}：请选择包装类别，限量因此不同`,
  airAskPercent: ({ unNo }) => `UN ${unNo}：请填写浓度（%），限量因此不同`,
  airAskNet: ({ unNo }) => `请填写 UN ${unNo} 的每件净量，才能判断客机还是货机`,
  airAskGross: ({ unNo }) => `请填写 UN ${unNo} 的件数和毛重，才能判断限量包装`,
  airAskCharge: () => '请填写锂电池荷电状态',
  airCharged: ({ most }) => `锂电池荷电状态不得超过 ${most}%`,
  airOver: ({ net, unit, cao }) => `每件 ${net} ${unit} 超过货机限量 ${cao} ${unit}，请改小包装`,
  airOverLimited: ({ pi, most, unit }) =>
    `按限量包装（PI ${pi}）每件不超过 ${most} ${unit}，请改用其他包装说明，或改小包装`,
  airNeedFreighter: needFreighter,
  airNextFreighter: needFreighter,
  airCao: ({ unNo, net, unit, pax, pi }) =>
    `UN${unNo} 每件 ${net} ${unit} 超过客机限量 ${pax} ${unit}，仅限货机（PI ${pi}）`,
  airCaoOnly: ({ unNo, net, unit, pi }) => `UN${unNo} 每件 ${net} ${unit} 客机禁运，仅限货机（PI ${pi}）`,
  airCaoPacked: ({ unNo, pi }) => `UN${unNo} 按货机包装说明（PI ${pi}）包装，仅限货机`,
  airPax: ({ unNo, net, unit, pi }) => `UN${unNo} 每件 ${net} ${unit} 客机、货机均可（PI ${pi}）`,
  airNoLimit: ({ unNo, pi }) => `UN${unNo} 不限每件净量，客机、货机均可（PI ${pi}）`,
  airLineRefuses: ({ airline, hazardClass }) => `${airline}不接第 ${hazardClass} 类`,
  airDgReview: () => '航司需在起飞前 48 小时完成危险品预审',
  airOrgRefuses: ({ airport, other }) => `${airport}不收运危险品，最近可收运：${other}`,
  airStateDiffers: ({ hazardClass }) => `目的国或经停国对第 ${hazardClass} 类有国家差异，需核对`,
  airWatched: ({ goods }) => `${goods}属管控化学品，交货前需核验备案或通行证`,
  airUnknown: ({ unNo }) => unlistedNumber(unNo),
  airDoubtful: ({ goods }) => doubtfulGoods(goods),
  airRoomWeight: roomWeightText,
  airDamaged: () => '有缺陷或召回的锂电池航空禁运',
  airTogether: ({ one, other }) => `${one}与${other}不得装入同一外包装`,
  airApart: ({ one, other }) => `${one}与${other}需分板装载（9.3.A）`,
  airBeside: () => '货物之间没有需分板装载的组合',
  airPairUnread: ({ one, other }) => `${one}与${other}能否并装，转人工核对`,
  airQUnread: ({ outer }) => `外包装 ${outer} 的 Q 值转人工核对`,
  airQOver: ({ outer, q }) => `外包装 ${outer} 的 Q 值 ${q} 大于 1`,
  airPieceBig: ({ size, aircraft, most, other }) =>
    `单件 ${size} 超过${aircraft}可装的 ${most}，${other ? `请选${other}` : '请分装'}`,
  airPackIbc: ({ pack }) => `空运不收${pack}`,
  airPackByHand: ({ pack }) => `${pack}需航司核定`,
  airPackFits: ({ pack, pi }) => `${pack}按 PI ${pi} 由航司核对`,
  airPieceHeavy: ({ kg, most }) => `单件 ${kg} kg，超过 ${most} kg 需确认机型`,
  airPiecesFit: ({ aircraft }) => `每件都进得了${aircraft}舱门`,
  airPiecesUnread: () => '尺寸未填，能否进舱门，转人工核对',
  airCondMissing: () => '请上传货物运输条件鉴定书，可下单后补交',
};

export const findingReason = ({ code, given }: AirFinding): string => REASONS[code](given);

export const NEXT_FREIGHTER = (flight: string, from: string, day: string): string =>
  `最近货机：${flight}（${from}，${day}）`;

export const GENERAL = (airline: string): string => `普通货物，${airline}收货；需附货物运输条件鉴定书`;
