#ifndef NAVLINT_CGRAPHVIZ_SHIM_H
#define NAVLINT_CGRAPHVIZ_SHIM_H

#include <gvc.h>
#include <stddef.h>
#include <stdlib.h>

// libgvc changed the type of the length from `unsigned int` to `size_t` in version 13. The compiler picks by
// the declared function, so one Swift source serves both.
static inline int navlint_gvRenderData(GVC_t *context, graph_t *graph, const char *format, char **data, size_t *length) {
  int (*narrow)(GVC_t *, graph_t *, const char *, char **, unsigned int *) = 0;
  if (__builtin_types_compatible_p(__typeof__(&gvRenderData), __typeof__(narrow))) {
    unsigned int count = 0;
    int status = ((__typeof__(narrow))(void *)gvRenderData)(context, graph, format, data, &count);
    *length = count;
    return status;
  }
  int (*wide)(GVC_t *, graph_t *, const char *, char **, size_t *) = 0;
  return ((__typeof__(wide))(void *)gvRenderData)(context, graph, format, data, length);
}

#endif
