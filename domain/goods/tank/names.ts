export const TANK_NAMES: Readonly<Record<string, string>> = {
  S24: '24,000 L 标准罐',
  S26: '26,000 L 大容积罐',
  S21B: '21,000 L 防波板罐',
  S17: '17,500 L 重货罐',
  E24: '24,000 L 电加热罐',
  F24: '24,000 L 食品级罐',
  C21: '21,000 L 顶卸罐',
  L17: '17,500 L 衬胶罐',
  X20: '21,000 L T20 罐',
  X22: '21,000 L T22 罐',
  G24: '24,000 L 气体罐',
};

export const nameOfTank = (code: string): string => TANK_NAMES[code] ?? code;
