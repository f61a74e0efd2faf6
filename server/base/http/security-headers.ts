/** Inline parts of a built page are allowed by hash; all else must come from this origin. */
export const sitePolicy = (inline: { scripts: readonly string[]; styles: readonly string[] }): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts].join(' '),
    ["style-src 'self'", ...inline.styles].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    'frame-src blob:',
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');

export const STRICT_POLICY = sitePolicy({ scripts: [], styles: [] });

const DENIED_FEATURES = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'midi', 'hid'];
const DENIED_SENSORS = ['accelerometer', 'gyroscope', 'magnetometer', 'display-capture', 'browsing-topics'];

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': [...DENIED_FEATURES, ...DENIED_SENSORS].map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
};

export const HSTS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };
