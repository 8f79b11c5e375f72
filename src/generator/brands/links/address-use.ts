/**
 * What an address is for: a link that people click (https, mailto, tel), a page or service on the web (https),
 * an API (https, or http on the own machine while developing), or a service that is named in a header of every answer
 * (https, in characters that mean nothing else there).
 */
export type AddressUse = 'link' | 'web' | 'api' | 'header';
