const LONGEST_LOOKED_AT = 512;

/** First match wins: many browsers also carry the marks of earlier ones. */
const BROWSERS: readonly (readonly [mark: string, name: string])[] = [
  ['MicroMessenger/', '微信'],
  ['DingTalk/', '钉钉'],
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
];

const SYSTEMS: typeof BROWSERS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
];

const findAgentName = (list: typeof BROWSERS, agent: string) => list.find(([mark]) => agent.includes(mark))?.[1];

/** `Windows · Chrome`: enough to recognise one's own device. */
export function describeDevice(userAgent = ''): string {
  const agent = userAgent.slice(0, LONGEST_LOOKED_AT);
  const known = [findAgentName(SYSTEMS, agent), findAgentName(BROWSERS, agent)].filter((name) => name !== undefined);
  return known.join(' · ') || '未知设备';
}
