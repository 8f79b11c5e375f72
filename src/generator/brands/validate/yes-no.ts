/** Words for yes and no, in the languages of reports and in YAML. */
export const truthy =
  /^(true|s[ií]|yes|y|on|1|x|✓|ok|verdadero|verdader|cert|activ[oa]d?o?|activat|encendido|habilitado)(?![\p{L}\d])/iu;
export const falsy =
  /^(false|no|n|off|0|falso|fals|desactivado|desactivat|inactivo|apagado|nunca|mai|ningun[oa]|deshabilitado)(?![\p{L}\d])/iu;
