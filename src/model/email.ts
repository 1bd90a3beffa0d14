/** An e-mail address as mail servers take it (RFC 5321, without quotation marks), with letters of any language in the name
 * of the host: info@äri.ee. */
export const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\p{L}\d][\p{L}\p{M}\d-]*\.)+\p{L}[\p{L}\p{M}\d-]+$/u;
