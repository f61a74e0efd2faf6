/** Least to most restrictive. */
export const TUNNEL_GRADES = ['A', 'B', 'C', 'D', 'E'] as const;
export type TunnelGrade = (typeof TUNNEL_GRADES)[number];

/** First grade a code closes: the first letter for tanks, the last for packages; null when none is closed. */
function closedFromGrade(code: string, isTank: boolean): TunnelGrade | null {
  const letters = code.split('/');
  const letter = isTank ? letters[0] : letters.at(-1);
  return TUNNEL_GRADES.find((grade) => grade === letter) ?? null;
}

/** The most restrictive of several goods decides. */
export const strictestShut = (codes: readonly string[], isTank: boolean): TunnelGrade | null =>
  TUNNEL_GRADES.find((grade) => codes.some((code) => closedFromGrade(code, isTank) === grade)) ?? null;

export const isShut = (grade: TunnelGrade, from: TunnelGrade | null): boolean =>
  from !== null && TUNNEL_GRADES.indexOf(grade) >= TUNNEL_GRADES.indexOf(from);

/** Our routes through a graded tunnel, with the detour around it. Grades are demonstration data. */
export type TunnelLine = { from: string; to: string; tunnel: string; grade: TunnelGrade; detourKm: number };

export const TUNNEL_LINES: readonly TunnelLine[] = [
  { from: '宁波', to: '厦门', tunnel: '浙闽沿海隧道群', grade: 'C', detourKm: 96 },
  { from: '广州', to: '长沙', tunnel: '粤湘山区隧道群', grade: 'D', detourKm: 58 },
  { from: '武汉', to: '重庆', tunnel: '渝东长隧道群', grade: 'B', detourKm: 142 },
  { from: '西安', to: '成都', tunnel: '秦岭隧道群', grade: 'C', detourKm: 118 },
];
