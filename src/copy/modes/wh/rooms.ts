import type { FireWhy } from '../../../../domain/goods/fire-class';
import type { OffWhy } from '../../../../domain/modes/wh/detail';
import type { RoomTrait } from '../../../../domain/modes/wh/search';
import type { Answer } from '../../../../domain/offer/answer';

export const whRoomsCopy = {
  fire: {
    title: '这货进哪类库',
    class: (stem: string, item: string) => (item === '' ? `${stem}类` : `${stem}类 ${item} 项`),
    unsure: '需仓储专家确认',
    untold: '尚无人核定类别，需仓储专家确认',
    why: {
      flashLow: '闪点 {degrees}℃，低于 28℃',
      flashMiddle: '闪点 {degrees}℃，在 28℃ 与 60℃ 之间',
      flashHigh: '闪点 {degrees}℃，不低于 60℃',
      flashBorder: '闪点 {degrees}℃ 在分界 ±2℃ 之内，以 SDS 实测为准',
      flashDiffers: '闪点 {degrees}℃ 与物质库的类别不同，暂从严',
      listed: '物质库按国家标准的列类',
      listedApart: '各清单说法不同，需核 SDS',
    } satisfies Record<FireWhy, string>,
    standard: '国家标准 GB 50016 表 3.1.3',
    scale: { low: '甲 1', middle: '乙 1', high: '丙 1', note: '虚线 ±2℃ 内转人工核对' },
    facts: { area: '单个防火分区', layers: '堆码', apart: '不得同库', higher: '可进更严的库', major: '重大危险源' },
    major: (critical: number, share: number, table: 1 | 2) =>
      `临界量 ${critical} t（表 ${table}${table === 2 ? ' 按类别' : ''}，待核），本次占 ${share}%`,
    majorUnlisted: '国家标准 GB 18218 两个表都未列',
    majorAsk: '临界量由专家按 GB 18218 核定',
    higher: { may: '可，按该库房类别计费', none: '无（甲类最严）' },
    tool: '按闪点、爆炸下限等自行判定',
    area: (plain: number, sprinkled: number) =>
      plain === sprinkled ? `≤ ${plain} m²（不因自动灭火加倍）` : `≤ ${plain} m²（自动灭火 ${sprinkled}）`,
    noArea: '不限',
    layers: (most: number) => `≤ ${most} 层`,
    classes: (all: readonly string[]) => `${all.join('、')} 类`,
    none: '按类别无，品名禁忌另核',
  },
  board: {
    sorts: { left: '余量', near: '距离' },
    list: '库房列表',
    room: (store: string, letter: string) => `${store} · ${letter} 库房`,
    items: (items: readonly string[]) => `${items.join(' ')} 项`,
    more: '价格明细与依据',
    why: '依据',
    found: (all: number, free: number, review: number) =>
      `${all} 间库房有证，${free} 间有余量可订${review > 0 ? `，其中 ${review} 间需审核或转人工核对` : ''}`,
    toxic: (goods: string) => `${goods}是剧毒化学品，线上不受理：没有库房可订，请联系专库`,
    /** Used where the list shows only the cheapest rooms. */
    cheapest: (all: number, free: number, review: number) =>
      `有证库房中总价最低的 ${all} 间，${free} 间有余量可订${review > 0 ? `，其中 ${review} 间需审核或转人工核对` : ''}`,
    some: (shown: number) => `，筛出 ${shown} 间`,
    elsewhere: (cities: readonly string[]) => `该城市暂无该类别库房，最近的在：${cities.join('、')}`,
    cityAt: (city: string, km: number) => `${city}（约 ${km} km）`,
    filters: {
      title: '筛选库房',
      fit: '只看可订',
      kinds: { A: '甲类库房', B: '乙类库房', C: '丙类库房', D: '丁类库房', E: '戊类库房' } as Readonly<
        Record<string, string>
      >,
      traits: { BOND: '保税', SPRK: '自动灭火' } satisfies Record<RoomTrait, string>,
    },
    normal: '这个温度下没有余量，看常温库房',
    instead: (temp: string) => `${temp}库房都放不下，换温度可存：`,
    insteadRoom: (temp: string, city: string, name: string, tons: number) => `${temp} · ${city} ${name}，余 ${tons} t`,
    anywhere: '未选城市，选城市可看邻近全部',
    asked: (goods: string, tons: number, from: string, days: number) =>
      `${goods} ${tons} t，${from} 入库，存 ${days} 天；余量按最少的一天算`,
    trial: '试算：',
    noCity: '该城市没有合作仓库，以下为各地有证库房',
    answers: { Y: '可存', R: '需审', M: '人工', '0': '存期内不足', N: '不可存' } satisfies Record<Answer, string>,
    near: (km: number) => `距市中心约 ${km} km`,
    licence: '许可类别',
    bonded: '保税',
    sprinkler: '自动灭火',
    least: (days: number) => `${days} 天最少余`,
    full: (days: number) => `${days} 天内有一天已满`,
    all: (tons: number) => `共 ${tons} t`,
    freeFrom: (day: string, tons: number) => `最早 ${day} 起有 ${tons} t`,
    neverFree: '订得到的日子里都放不下',
    onlyLeast: (tons: number) => `只存 ${tons} t`,
    split: {
      title: '分两库房存放',
      half: (letter: string, tons: number) => `${letter} 库房 ${tons} t`,
      note: '需分两单，各单按自己的吨数重新核对与计价；托盘按比例。',
    },
    closed: '不可订',
    off: {
      PAST: (day: string) => `${day} 已不收货（入库当天 17:00 截止），请改入库日期`,
      FAR: (day: string) => `${day} 还订不到：最远可订 180 天后入库，请改入库日期`,
    } satisfies Record<OffWhy, (day: string) => string>,
    soon: '改为近日入库',
    short: (least: number, tons: number) => `存期内最少余 ${least} t，要存 ${tons} t`,
    per: { TD: '吨·天', PLTD: '托·天' },
    total: (days: number, isTrial: boolean) => `${days} 天${isTrial ? '试算' : ''}总价`,
    /** Daily price by each of the two bases; the higher one is charged. */
    basis: (more: string, dear: string, less: string, cheap: string) =>
      dear === cheap
        ? `按${more}与按${less}同为 ${dear}/天`
        : `按${more}计 ${dear}/天，高于按${less}的 ${cheap}/天，取大`,
    without: (others: readonly string[]) => `不含${others.join('、')}`,
    choice: { take: '预约入库', review: '预约并送审', other: '看别的库房' },
    soldOut: {
      title: '这间库房余量不足',
      text: '同样的存期和温度，还有这些库房可以订：',
      none: '同样的存期和温度下，附近没有其他可订的库房。可改期、改温度、减量，或发起询价，由客服找库。',
      unknown: '暂时取不到别的库房，可改期、改温度，或发起询价。',
      close: '返回列表',
    },
    free: '逐日余量',
    from: (day: string, tons: number) => `${day} 起 ${tons} t`,
    privacy: '库内其他货主的货只按类别显示，不显示货主、品名和数量。',
    source:
      '结论依据：仓库许可范围、GB 50016、GB 15603、GB 18218 与库内已订货物。仅供参考，以 SDS、仓库与主管部门审核为准。',
    nothing: { title: '筛选后没有库房', text: '换个排序或清除筛选。', clear: '看全部库房' },
  },
  map: {
    title: '方位与距离示意',
    note: '方位与距离示意，岸线为手绘略图，不绘界线',
    left: (tons: number) => `余 ${tons} t`,
    look: '位置图',
    centre: '市中心',
    ring: (km: number) => `${km} km`,
  },
};
