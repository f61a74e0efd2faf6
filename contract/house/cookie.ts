/** Session cookie of staff: HttpOnly, same-site, sent to the desk's paths only. */
export const STAFF_COOKIE = 'staff';
export const STAFF_PATH = '/api-desk';
