/** Words for yes and no, in the languages of reports and in YAML. */
export const truthy =
  /^(true|s[ií]|yes|y|on|1|x|✓|ok|verdadero|verdader|cert|activ[oa]d?o?|activat|encendido|habilitado)(?![\p{L}\d])/iu;
export const falsy =
  /^(false|no|n|off|0|falso|fals|desactivado|desactivat|inactivo|apagado|nunca|mai|ningun[oa]|deshabilitado)(?![\p{L}\d])/iu;
/** Words for what is not shown. */
export const hidden =
  /^(?:ocult|escondid|amagat|amagad|invisible|hidden|hide|nada\b|res\b|none\b|sin\b|sense\b)/iu;

/** The keys of a field of a form that a word for the whole field stands for. */
export function fieldCalled(data: unknown): Readonly<Record<string, boolean>> | undefined {
  if (!['string', 'boolean', 'number'].includes(typeof data)) return undefined;
  const word = String(data).trim();
  if (/^(?:no (?:obligatori|requerid|required)|opcional|optional|voluntari)/i.test(word))
    return { required: false };
  if (
    /^(?:no (?:editable|modificable)|s[oó]lo lectura|solo lectura|nom[eé]s lectura|read-?only|fij[oa]|fix[ae]?$)/i.test(
      word,
    )
  )
    return { editable: false };
  if (/^(?:obligatori|requerid|requerit|required|mandatory)/i.test(word))
    return { visible: true, required: true };
  if (/^no (?:visible|mostrar|se ve)/i.test(word) || falsy.test(word) || hidden.test(word))
    return { visible: false, required: false };
  if (/^(?:visible|mostrar|mostra|mostrad[oa]|show)/i.test(word) || truthy.test(word))
    return { visible: true };
  return undefined;
}
