export type Door = { code: string; city: string; nameCn: string; km: number };

/** Columns: region code, name, km to the hub. Demo table of the carriers; users enter no distance. */
const ROWS = `
310113 宝山区 26
310116 金山区 58
310117 松江区 35
310120 奉贤区 42
440112 黄埔区 24
440117 从化区 60
440118 增城区 52
320506 吴中区 12
320583 昆山市 38
320582 张家港市 74
120110 东丽区 18
120116 滨海新区 47
420115 江夏区 29
420116 黄陂区 34
330206 北仑区 31
330281 余姚市 56
430112 望城区 22
430181 浏阳市 68
441303 惠阳区 36
441322 博罗县 44
350205 海沧区 19
350213 翔安区 33
210106 铁西区 14
210112 浑南区 21
610112 未央区 13
610115 临潼区 39
510112 龙泉驿区 23
510114 新都区 28
510107 武侯区 11
500112 渝北区 27
500115 长寿区 76
500101 万州区 228
320612 通州区 25
320682 如皋市 62
110112 通州区 32
110111 房山区 49
`;

const CITY_LENGTH = 4;

export const DOORS: readonly Door[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [code = '', nameCn = '', km] = row.split(' ');
    return { code, city: code.slice(0, CITY_LENGTH), nameCn, km: Number(km) };
  });

export const HUB = 'HUB';
export const DOOR_CODES = [HUB, ...DOORS.map(({ code }) => code)] as const;

export const cityDoors = (city: string): Door[] => DOORS.filter((door) => door.city === city);

/** Null for the hub itself and when nothing is chosen. */
export const findTruckDoor = (code: string): Door | null => DOORS.find((door) => door.code === code) ?? null;
