/** Icons of cards by where they lead; the end of an address is the same in every language. */

/** Positions in public/icons/icons.svg, as shell/styles/icons.css has them. */
const icons = {
  '/organized-waste': 12,
  '/big-bag-collecting': 13,
  '/packaging-transportation': 14,
  '/waste-stations': 15,
  'fecal-transport': 16,
  '/hazardous-waste': 17,
  '/collect-transport-waste': 18,
  '/rental-garbage-containers': 19,
  '/take-it-yourself': 20,
  '/electronic-waste': 21,
  '/bulk-material-sale': 22,
  '/compost': 23,
  '/environment-and-quality': 23,
  '/maintenance-of-roads': 24,
  '/packaging-sale': 25,
  '/recyclable-waste-purchase': 26,
  '/home-customer': 27,
  '/construction-waste': 28,
  '/services': 29,
  '/company': 29,
  '/about': 29,
  '/sorting': 45,
  '/faq': 30,
  '/instructions': 31,
  '/price-lists': 32,
  '/personal-data-processing': 33,
  '/contact-us': 34,
  '/procurement': 34,
  '/news': 35,
  '/unserved-addresses': 36,
  '/contact': 37,
  '/fecal-transport-2': 37,
  '/emergency-notice': 6,
  '/next-shipping-day': 10,
} as const;

const arrow = 4;
const question = 30;

/** @returns The position in two digits. */
export function cardIcon(href: string): string {
  const icon = href.includes('/faq/')
    ? question
    : (Object.entries(icons).find(([end]) => href.endsWith(end))?.[1] ?? arrow);
  return String(icon).padStart(2, '0');
}
