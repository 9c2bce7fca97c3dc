#ifndef NAVLINT_CGRAPHVIZ_SHIM_H
#define NAVLINT_CGRAPHVIZ_SHIM_H

#include <gvc.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

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

// Graphviz orders subgraphs by their ids, and its own ids are addresses in memory: the same text would give another
// picture each time. These ids count up instead. A name is refused here, so that the library keeps names itself.
static inline void *navlint_idOpen(Agraph_t *graph, Agdisc_t *discipline) {
  (void)graph;
  (void)discipline;
  return calloc(1, sizeof(IDTYPE));
}
static inline long navlint_idMap(void *state, int type, const char *name, IDTYPE *id, int create) {
  (void)type;
  if (name || !create || !state) return 0;
  *(IDTYPE *)state += 2;
  *id = *(IDTYPE *)state + 1;
  return 1;
}
static inline long navlint_idAlloc(void *state, int type, IDTYPE id) {
  (void)state;
  (void)type;
  (void)id;
  return 0;
}
static inline void navlint_idFree(void *state, int type, IDTYPE id) {
  (void)state;
  (void)type;
  (void)id;
}
static inline char *navlint_idPrint(void *state, int type, IDTYPE id) {
  (void)state;
  (void)type;
  (void)id;
  return 0;
}
static inline void navlint_idClose(void *state) { free(state); }
static inline void navlint_idRegister(void *state, int type, void *object) {
  (void)state;
  (void)type;
  (void)object;
}

// Text in memory, read as if it were a file.
typedef struct {
  const char *text;
  size_t left;
} navlint_reader;

static inline int navlint_read(void *channel, char *buffer, int size) {
  navlint_reader *reader = (navlint_reader *)channel;
  size_t count = size > 0 ? (size_t)size : 0;
  if (count > reader->left) count = reader->left;
  memcpy(buffer, reader->text, count);
  reader->text += count;
  reader->left -= count;
  return (int)count;
}

// Versions differ in `const` and in the members of the disciplines: copies of the defaults and casts fit all.
#define NAVLINT_SET(member, function) member = (__typeof__(member))(void *)(function)

// NULL where the text is no graph. The caller must hold the lock on the library.
static inline graph_t *navlint_readGraph(const char *text, size_t length) {
  static Agiddisc_t ids;
  static Agiodisc_t input;
  input = AgIoDisc;
  NAVLINT_SET(ids.open, navlint_idOpen);
  NAVLINT_SET(ids.map, navlint_idMap);
  NAVLINT_SET(ids.alloc, navlint_idAlloc);
  NAVLINT_SET(ids.free, navlint_idFree);
  NAVLINT_SET(ids.print, navlint_idPrint);
  NAVLINT_SET(ids.close, navlint_idClose);
  NAVLINT_SET(ids.idregister, navlint_idRegister);
  NAVLINT_SET(input.afread, navlint_read);
  Agdisc_t disciplines = AgDefaultDisc;
  disciplines.id = &ids;
  disciplines.io = &input;
  navlint_reader reader = {text, length};
  return agread(&reader, &disciplines);
}

// A line with a label inside one rank makes the layout move that rank to a larger block. Graphviz 2.43 and its
// neighbours then free the old block again and abort. Such a layout must stay allocated; where the bug is mended the
// two pointers are equal.
static inline int navlint_layoutCanBeFreed(graph_t *graph) {
  if (!GD_rank(graph) || GD_minrank(graph) < 0) return GD_minrank(graph) >= 0;
  for (int rank = GD_minrank(graph); rank <= GD_maxrank(graph); rank++) {
    if (GD_rank(graph)[rank].v != GD_rank(graph)[rank].av) return 0;
  }
  return 1;
}

// What a finished layout says of places, in points; y grows upwards. Boxes are given by their middle.
typedef struct {
  double x, y, width, height;
} navlint_box;

static inline int navlint_labelBox(textlabel_t *label, navlint_box *box) {
  if (!label || !label->set) return 0;
  box->x = label->pos.x;
  box->y = label->pos.y;
  box->width = label->dimen.x;
  box->height = label->dimen.y;
  return 1;
}

static inline int navlint_edgeLabelBox(Agedge_t *edge, navlint_box *box) { return navlint_labelBox(ED_label(edge), box); }

static inline void navlint_moveEdgeLabel(Agedge_t *edge, double x, double y) {
  ED_label(edge)->pos.x = x;
  ED_label(edge)->pos.y = y;
}

static inline int navlint_graphLabelBox(Agraph_t *graph, navlint_box *box) { return navlint_labelBox(GD_label(graph), box); }

static inline void navlint_moveGraphLabel(Agraph_t *graph, double x, double y) {
  GD_label(graph)->pos.x = x;
  GD_label(graph)->pos.y = y;
}

static inline navlint_box navlint_graphBox(Agraph_t *graph) {
  boxf bounds = GD_bb(graph);
  navlint_box box = {(bounds.LL.x + bounds.UR.x) / 2, (bounds.LL.y + bounds.UR.y) / 2, bounds.UR.x - bounds.LL.x, bounds.UR.y - bounds.LL.y};
  return box;
}

static inline navlint_box navlint_nodeBox(Agnode_t *node) {
  navlint_box box = {ND_coord(node).x, ND_coord(node).y, ND_width(node) * 72, ND_height(node) * 72};
  return box;
}

static inline int navlint_clusterCount(Agraph_t *graph) { return GD_n_cluster(graph); }
// Clusters count from 1.
static inline Agraph_t *navlint_cluster(Agraph_t *graph, int at) { return GD_clust(graph)[at]; }

static inline int navlint_curveCount(Agedge_t *edge) { return ED_spl(edge) ? (int)ED_spl(edge)->size : 0; }
static inline int navlint_curveSize(Agedge_t *edge, int curve) { return (int)ED_spl(edge)->list[curve].size; }
static inline void navlint_curvePoint(Agedge_t *edge, int curve, int at, double *x, double *y) {
  *x = ED_spl(edge)->list[curve].list[at].x;
  *y = ED_spl(edge)->list[curve].list[at].y;
}

#endif
