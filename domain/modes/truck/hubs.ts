type Hub = { address: string; phone: string; hours: string };

/** Columns: carrier, city, street, phone, hours. Demo data: the addresses do not exist. */
const ROWS = `
LXWY 3101 宝山区演示路 18 号 021-55500101 08:00–18:00
LXWY 3205 吴中区演示路 6 号 0512-55500102 08:00–18:00
LXWY 3302 北仑区演示路 22 号 0574-55500103 08:00–18:00
LXWY 4401 黄埔区演示大道 9 号 020-55500104 08:00–18:30
LXWY 1201 东丽区演示路 31 号 022-55500105 08:00–18:00
LXWY 4201 江夏区演示路 15 号 027-55500106 08:00–18:00
YZZX 4401 黄埔区演示大道 27 号 020-55500107 08:30–18:30
YZZX 3101 宝山区演示路 45 号 021-55500108 08:30–18:00
YZZX 4301 望城区演示路 12 号 0731-55500109 08:30–18:00
YZZX 4413 惠阳区演示路 8 号 0752-55500110 08:30–18:00
YZZX 3502 海沧区演示路 33 号 0592-55500111 08:30–18:00
SLWY 1201 滨海新区演示路 52 号 022-55500112 08:00–18:00
SLWY 2101 铁西区演示路 17 号 024-55500113 08:00–18:00
SLWY 6101 未央区演示路 26 号 029-55500114 08:00–18:00
JCWL 5101 龙泉驿区演示路 40 号 028-55500115 08:00–18:00
JCWL 5001 渝北区演示路 11 号 023-55500116 08:00–18:00
JCWL 4201 黄陂区演示路 19 号 027-55500117 08:00–18:00
QHLY 3206 通州区演示路 5 号 0513-55500118 08:00–18:30
QHLY 1101 通州区演示路 88 号 010-55500119 08:00–18:30
`;

const ROW = /^(\w+) (\d{4}) (.+) (\d{3,4}-\d{8}) (\S+)$/;

const HUBS: ReadonlyMap<string, Hub> = new Map(
  ROWS.trim()
    .split('\n')
    .map((row) => {
      const [, carrier, city, address = '', phone = '', hours = ''] = ROW.exec(row) ?? [];
      return [`${carrier} ${city}`, { address, phone, hours }];
    }),
);

export const findHub = (carrier: string, city: string): Hub | null => HUBS.get(`${carrier} ${city}`) ?? null;

export const hubWords = ({ address, phone, hours }: Hub): string => `${address}，电话 ${phone}，每天 ${hours}`;
