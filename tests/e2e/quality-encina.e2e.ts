import { auditBrand } from '../support/pages/audit-brand.ts';

auditBrand('encina');
