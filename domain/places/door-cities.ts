/** City served by trucks from a port, and the distance. Planning figures. */
type DoorCity = { code: string; nameCn: string; port: string; km: number };

const TABLE = `
3101 上海 CNSHA 45
3205 苏州 CNTAG 55
3202 无锡 CNZJG 70
3204 常州 CNZJG 105
3206 南通 CNTAG 95
3201 南京 CNNKG 35
3210 扬州 CNNKG 85
3211 镇江 CNNKG 80
3212 泰州 CNZJG 90
3207 连云港 CNLYG 30
3203 徐州 CNLYG 215
3302 宁波 CNNGB 35
3306 绍兴 CNNGB 125
3301 杭州 CNNGB 165
3304 嘉兴 CNSHA 105
3307 金华 CNNGB 240
3310 台州 CNNGB 175
3401 合肥 CNNKG 165
3402 芜湖 CNNKG 100
3501 福州 CNXMN 265
3502 厦门 CNXMN 30
3505 泉州 CNXMN 100
3506 漳州 CNXMN 65
3601 南昌 CNWUH 350
3701 济南 CNTAO 350
3702 青岛 CNTAO 45
3703 淄博 CNTAO 260
3707 潍坊 CNTAO 175
3711 日照 CNTAO 130
3713 临沂 CNLYG 125
1201 天津 CNTXG 55
1101 北京 CNTXG 175
1302 唐山 CNTXG 115
1309 沧州 CNTXG 125
1301 石家庄 CNTXG 360
2102 大连 CNDLC 35
2108 营口 CNYIK 30
2101 沈阳 CNYIK 200
2111 盘锦 CNYIK 85
2201 长春 CNYIK 490
4201 武汉 CNWUH 35
4205 宜昌 CNWUH 330
4301 长沙 CNWUH 345
4306 岳阳 CNWUH 220
4401 广州 CNNSA 60
4403 深圳 CNYTN 40
4406 佛山 CNNSA 65
4419 东莞 CNNSA 55
4413 惠州 CNYTN 75
4404 珠海 CNNSA 90
4420 中山 CNNSA 55
4407 江门 CNNSA 85
4408 湛江 CNZHA 25
4409 茂名 CNZHA 110
4507 钦州 CNQZH 30
4501 南宁 CNQZH 115
4502 柳州 CNQZH 330
5001 重庆 CNCKG 45
5101 成都 CNCKG 330
6101 西安 CNWUH 740
`;

export const DOOR_CITIES: readonly DoorCity[] = TABLE.trim()
  .split('\n')
  .map((row) => {
    const [code = '', nameCn = '', port = '', km] = row.split(' ');
    return { code, nameCn, port, km: Number(km) };
  });

const BY_CODE = new Map(DOOR_CITIES.map((city) => [city.code, city]));

export const findDoorCityByCode = (code: string): DoorCity | undefined => BY_CODE.get(code);

const BY_NAME = new Map(DOOR_CITIES.map((city) => [city.nameCn, city]));

export const findDoorCityByName = (nameCn: string): DoorCity | undefined => BY_NAME.get(nameCn);

export const doorCitiesOfPort = (port: string): DoorCity[] =>
  DOOR_CITIES.filter((city) => city.port === port).toSorted((one, other) => one.km - other.km);
