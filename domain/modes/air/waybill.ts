/** Check digit of an air waybill: first seven digits modulo seven, `901-12345675`. */
export function waybillNo(prefix: string, serial: number): string {
  const seven = String(serial % 10_000_000).padStart(7, '0');
  return `${prefix}-${seven}${Number(seven) % 7}`;
}
