/** Final authority, wherever a vessel is involved. */
export const SHIP_DECIDES = '仅供参考，以 SDS 第 14 章、承运人及海事机构审核为准。';
