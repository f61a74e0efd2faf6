const SIGNS = /^[A-Z]{3}[UJZ]\d{7}$/;
const SIGN_COUNT = 10;

/** Letters count from ten on, and no letter counts what eleven divides. */
const valueOf = (sign: string): number => {
  const plain = Number.parseInt(sign, 36);
  return plain < 10 ? plain : plain + Math.floor((plain - 1) / 10);
};

/** ISO 6346: the last digit of a container follows from the ten signs before it. */
export function isBoxNumber(typed: string): boolean {
  const number = typed.trim().toUpperCase();
  if (!SIGNS.test(number)) return false;
  const sum = Array.from(number.slice(0, SIGN_COUNT)).reduce((all, sign, at) => all + valueOf(sign) * 2 ** at, 0);
  return (sum % 11) % 10 === Number(number[SIGN_COUNT]);
}
