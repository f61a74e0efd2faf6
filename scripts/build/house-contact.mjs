// @ts-check
/** @typedef {import('../../domain/people/contact').HouseContact} HouseContact */

const LINE = /^\+?\d[\d -]{1,22}\d$/;
const FILING = /^.{4,60}$/u;

/** Setting of each contact, and its form. @satisfies {Record<keyof HouseContact, readonly [string, RegExp, string]>} */
const SETTINGS = {
  serviceLine: /** @type {const} */ (['VITE_SERVICE_LINE', LINE, 'must be a telephone']),
  serviceMail: /** @type {const} */ (['VITE_SERVICE_MAIL', /^[^\s@]+@[^\s@]+\.[^\s@]+$/u, 'must be a mail address']),
  emergencyLine: /** @type {const} */ (['VITE_EMERGENCY_LINE', LINE, 'must be a telephone']),
  icpFiling: /** @type {const} */ (['VITE_ICP_FILING', FILING, 'must have 4 to 60 characters']),
  policeFiling: /** @type {const} */ (['VITE_POLICE_FILING', FILING, 'must have 4 to 60 characters']),
  chemicalsLicence: /** @type {const} */ (['VITE_CHEMICALS_LICENCE', FILING, 'must have 4 to 60 characters']),
};

/** @typedef {Readonly<Record<string, string | undefined>>} Variables */

/** A build for production carries the lines of the house, or none. @param {Variables} variables */
export const isForHouse = ({ GATEWAY_MODE }) => GATEWAY_MODE === 'production';

/** Contacts written into the code in place of the demo's. @param {Variables} variables @returns {Record<string, string>} */
export function houseContact(variables) {
  if (!isForHouse(variables)) return {};
  const given = Object.entries(SETTINGS).flatMap(([name, [setting, form, fault]]) => {
    const value = variables[setting]?.trim() ?? '';
    return value === '' ? [] : [{ name, value, faults: form.test(value) ? [] : [`设置有误：${setting} ${fault}`] }];
  });
  const faults = given.flatMap((one) => one.faults);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return {
    'globalThis.HOUSE_CONTACT': JSON.stringify(Object.fromEntries(given.map(({ name, value }) => [name, value]))),
  };
}
