/** From the tunnel that is open to all to the one that is open to the fewest. */
export const TUNNEL_GRADES = ['A', 'B', 'C', 'D', 'E'] as const;
export type TunnelGrade = (typeof TUNNEL_GRADES)[number];

/** The first grade that a code shuts: tanks by its first letter, packages by its last; null where none is shut. */
function shutFrom(code: string, isTank: boolean): TunnelGrade | null {
  const letters = code.split('/');
  const letter = isTank ? letters[0] : letters.at(-1);
  return TUNNEL_GRADES.find((grade) => grade === letter) ?? null;
}

/** Of several goods on one truck the one that shuts most decides. */
export const strictestShut = (codes: readonly string[], isTank: boolean): TunnelGrade | null =>
  TUNNEL_GRADES.find((grade) => codes.some((code) => shutFrom(code, isTank) === grade)) ?? null;

export const isShut = (grade: TunnelGrade, from: TunnelGrade | null): boolean =>
  from !== null && TUNNEL_GRADES.indexOf(grade) >= TUNNEL_GRADES.indexOf(from);

/** Ways of the house that pass a graded tunnel, with what it takes to go round it. Grades are demonstration data. */
export type TunnelLine = { from: string; to: string; tunnel: string; grade: TunnelGrade; detourKm: number };

export const TUNNEL_LINES: readonly TunnelLine[] = [
  { from: '宁波', to: '厦门', tunnel: '浙闽沿海隧道群', grade: 'C', detourKm: 96 },
  { from: '广州', to: '长沙', tunnel: '粤湘山区隧道群', grade: 'D', detourKm: 58 },
  { from: '武汉', to: '重庆', tunnel: '渝东长隧道群', grade: 'B', detourKm: 142 },
  { from: '西安', to: '成都', tunnel: '秦岭隧道群', grade: 'C', detourKm: 118 },
];
