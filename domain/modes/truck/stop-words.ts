/** What a stop between the first and the last is called, in a form, on a receipt and at the desk. `at`: the first of them is 0. */
export const stopCalled = (at: number, isPickup: boolean): string => `第 ${at + 2} 站${isPickup ? '装货' : '卸货'}`;
