import type { HelpText } from '../../../domain/content/help';
import { AIR_SERVICE } from '../../../domain/content/services/air';
import { CFS_SERVICE } from '../../../domain/content/services/cfs';
import { DOM_SERVICE } from '../../../domain/content/services/dom';
import { FLEXI_SERVICE } from '../../../domain/content/services/flexi';
import { LCL_SERVICE } from '../../../domain/content/services/lcl';
import { RAIL_SERVICE } from '../../../domain/content/services/rail';
import { TANK_SERVICE } from '../../../domain/content/services/tank';
import { WH_SERVICE } from '../../../domain/content/services/wh';

export type HelpPage = readonly [code: string, page: HelpText];

/** Help per service: answers before its price, and data to prepare. */
export const HELP_OF_SERVICES: readonly HelpPage[] = [
  [
    '1.3.1',
    {
      group: '各种方式',
      title: '拼箱',
      intro: LCL_SERVICE.purpose,
      sections: [
        ...LCL_SERVICE.points,
        { title: '先备好', text: '每件货物的品名、UN 编号与包装类别；件数、毛重、体积，是否可堆叠；起运港与目的港。' },
      ],
      shows: null,
    },
  ],
  [
    '1.3.2',
    {
      group: '各种方式',
      title: '空运',
      intro: AIR_SERVICE.purpose,
      sections: [
        ...AIR_SERVICE.points,
        { title: '先备好', text: '起飞与到达机场；件数、毛重与每件尺寸；UN 编号或鉴定报告。' },
      ],
      shows: null,
    },
  ],
  [
    '1.3.3',
    {
      group: '各种方式',
      title: '铁路',
      intro: RAIL_SERVICE.purpose,
      sections: [
        ...RAIL_SERVICE.points,
        { title: '先备好', text: '起运站与到达站；中、英、俄文品名与 HS 编码；收货人税号（俄罗斯、哈萨克斯坦）。' },
      ],
      shows: null,
    },
  ],
  [
    '1.3.4',
    {
      group: '各种方式',
      title: '罐箱',
      intro: TANK_SERVICE.purpose,
      sections: [
        ...TANK_SERVICE.points,
        { title: '先备好', text: '品名与 UN 编号；15℃ 与 50℃ 密度、装货温度；货量与起止港。' },
      ],
      shows: null,
    },
  ],
  [
    '1.3.5',
    {
      group: '各种方式',
      title: '液袋',
      intro: FLEXI_SERVICE.purpose,
      sections: [
        ...FLEXI_SERVICE.points,
        { title: '先备好', text: '品名与密度；装货温度与卸货方式；起运港与目的港。' },
      ],
      shows: null,
    },
  ],
  [
    '1.3.6',
    {
      group: '各种方式',
      title: '内装',
      intro: CFS_SERVICE.purpose,
      sections: [
        ...CFS_SERVICE.points,
        { title: '先备好', text: '订舱号、船名航次与截港时间；货物清单与 SDS；送货车辆与司机信息。' },
      ],
      shows: null,
    },
  ],
  [
    '1.3.7',
    {
      group: '各种方式',
      title: '仓储',
      intro: WH_SERVICE.purpose,
      sections: [
        ...WH_SERVICE.points,
        { title: '先备好', text: '品名、UN 编号与数量；入库日期与存放天数；储存温度。' },
      ],
      shows: null,
    },
  ],
  [
    '1.3.8',
    {
      group: '各种方式',
      title: '内贸',
      intro: DOM_SERVICE.purpose,
      sections: [
        ...DOM_SERVICE.points,
        { title: '先备好', text: '起运港与目的港，或两端地址；箱型箱量与单箱货重；开票信息。' },
      ],
      shows: null,
    },
  ],
];
