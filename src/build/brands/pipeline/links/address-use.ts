/**
 * What an address is for: a link that people click (https, mailto, tel), a page or service on the web (https),
 * or an API (https, or http on the own machine while developing).
 */
export type AddressUse = 'link' | 'web' | 'api';
